/**
 * What comes over the wire; see docs/protocol.md. Fields with their default value are left out by the server.
 *
 * @typedef {{id: string, art: string, x: number, y: number, w: number, h: number, turn?: number, layer?: number,
 *   label?: string, text?: string, on?: string, seat?: number, ghost?: boolean, quiet?: boolean,
 *   hexagon?: boolean, way?: string, slim?: number[], like?: string, whole?: string}} Piece
 * @typedef {{area: string, x: number, y: number, w: number, h: number, path?: string}} Mark
 * @typedef {{id: string, kind: "shared" | "own" | "rival" | "tray", label: string, width: number, height: number,
 *   pieces: Piece[], left?: number, top?: number, seat?: number, pans?: boolean,
 *   names?: [string, number, number, number][], slim?: number[], emblems?: string[]}} Area
 * @typedef {{move: string, label: string, touch?: string[], turn?: number, turns?: string, here?: string, step?: boolean}} Choice
 * @typedef {{areas: Area[], choices?: Choice[], marks?: Record<string, Mark>}} Scene
 * @typedef {{points: number, things: string[]}} Reason
 * @typedef {{name: string, label: string, points: number, reasons: Reason[], known?: boolean, why?: string,
 *   shown?: string, clause?: string}} Line
 * @typedef {{seat: number, total: number, lines: Line[], ties?: Record<string, number>}} Sheet
 * @typedef {{name: string, kind: "person" | "bot" | "open" | "left", level?: string, online?: boolean,
 *   pending?: boolean, total?: number, rank?: number, away?: boolean, since?: number, host?: boolean,
 *   agrees?: boolean, badge?: Badge}} Seat
 * @typedef {{emblems?: string[], counts?: [string, string][], label?: string}} Badge how a seat is told wherever it is named
 * @typedef {{type: "frame", table: string, ply: number, version: number, game: string, title: string,
 *   phase: "lobby" | "playing" | "over" | "closed", you: number[], seat: number, seats: Seat[], ask: string, told: string[], by: number[], clauses: string[], steps: number[],
 *   scene: Scene, sheets: Sheet[], takeback: boolean, commitment: string, seed: string | null,
 *   result: string | null, clock: {left: number[], running: number[], extra: number} | null, host: boolean,
 *   hotseat: boolean, public: boolean, options: Record<string, number | boolean>, edition: string, rematch: string | null,
 *   hints: boolean, takebacks: boolean, manual: boolean, coach?: {first: number, of: number, steps: CoachStep[]} | null,
 *   declined: number}} Frame
 * @typedef {{text: string, at?: string[], look?: boolean}} CoachStep what the coach of a first game says
 * @typedef {{game: string, kind: string, title: string, kinds: string[], document: any, at: string, seat: number,
 *   scene: Scene, ask: string, seats: {name: string, total?: number, rank?: number}[], seats_most: number,
 *   picked?: string[], fields?: {edit: string, label: string, value?: string, kind?: "text" | "number", group?: string}[],
 *   problems?: {say: string, things?: string[], clause?: string, unfinished?: boolean}[], notes?: string[],
 *   sheets?: Sheet[], result?: string, text?: string, shares?: boolean, pad?: string, version?: number,
 *   edition?: {key: string, title: string} | null}} Edited a document as it is seen
 * @typedef {{table: string, game: string, phase: Frame["phase"], seats: string[], free: number, at: number, edition: string,
 *   host: boolean, alone: boolean, asked_at: number | null, waiting_for: string[], ended_at: number | null,
 *   result: string, rank: number | null, first_game: boolean}} Entry a table as the lobby lists it
 * @typedef {{right: boolean, title: string, say: string[], turn: string, told: boolean,
 *   players: {level: string, found: number, turn: string}[]}} Verdict
 * @typedef {{game: string, title: string, id: string, number: number, count: number, grade: number, next: string,
 *   frame: Frame, verdict: Verdict | null, things: {key: string, points: number | null}[], touched: string[]}} PuzzleSeen
 */

export {};
