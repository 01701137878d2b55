import { crc32 } from 'node:zlib'

/** A file within an archive. */
export type ZippedFile = { name: string; content: Buffer }

/** The date that every file of an archive bears: the same files are the same bytes, whenever they are put together. */
const dosDate = (1 << 5) | 1

/** Puts files into one, as they are: whatever opens archives opens it, and nothing is needed to read what lies in it. */
export function writeZip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const bytes = Buffer.from(name)
    const facts = factsOf(bytes, content)
    const head = Buffer.concat([numbers([0x04034b50, 4], [20, 2]), facts, bytes])
    list.push(numbers([0x02014b50, 4], [20, 2], [20, 2]), facts, numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), bytes)
    parts.push(head, content)
    offset += head.length + content.length
  }
  const directory = Buffer.concat(list)
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...parts, directory, end])
}

/** What both places of the format say of a file: its name is UTF-8, it is stored as it is, and how large it is. */
function factsOf(name: Buffer, content: Buffer): Buffer {
  const size = content.length
  return numbers([0x0800, 2], [0, 2], [0, 2], [dosDate, 2], [crc32(content), 4], [size, 4], [size, 4], [name.length, 2], [0, 2])
}

function numbers(...fields: [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}
