/** The printed side of one square of a code, in millimetres. */
export const codeSquare = 0.5

/** The empty squares around a code, without which a telephone does not find it. */
export const quietSquares = 4

/** How a code is made: it is still read when a seventh of it is scratched. */
export const codeShape = { ecc: 'medium', border: quietSquares } as const

/** The page of what is in a bottle. */
export function addressOfELabel(origin: string, id: string): string {
  return `${origin}/e-label/${id}`
}

/** The side of a printed code with its margin, as it is said. */
export function sayCodeSize(squares: number): string {
  const side = (squares * codeSquare).toLocaleString('fr-FR')
  return `${side} × ${side} mm`
}
