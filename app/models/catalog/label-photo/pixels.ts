/** A picture as it lies in memory: red, green, blue and opacity of each pixel in turn, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }

export type Point = readonly [x: number, y: number]

/** Four corners, clockwise from the one at the top left. */
export type Corners = readonly [Point, Point, Point, Point]
