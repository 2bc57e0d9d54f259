title = Numbers
