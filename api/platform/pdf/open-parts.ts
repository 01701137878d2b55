import { newPart, type Part, type Role } from './part.ts'

export type Parts = ReturnType<typeof openParts>

/** What is being written of a sheet, as a tree: what is added goes into the part that is open. */
export function openParts() {
  const root = newPart('Sect')
  const open = [root]
  const add = (part: Part, inside: Part = open.at(-1) ?? root): Part => {
    inside.parts.push(part)
    return part
  }
  const within = <T>(part: Part | Role, write: () => T): T => {
    open.push(add(typeof part === 'string' ? newPart(part) : part))
    const written = write()
    open.pop()
    return written
  }
  return { root, add, within }
}
