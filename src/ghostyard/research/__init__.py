"""For researchers: batches on the CPU and the GPU, and adapters to the field's own interfaces."""
