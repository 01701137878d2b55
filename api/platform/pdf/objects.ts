/** Adds an object to a file and answers its number. */
export type Add = (object: string) => number

type Ends = { catalog: number; info: number; hash: (text: string) => string }

/** The objects of a file, in which each can name others by their numbers. */
export function openObjects() {
  const objects: string[] = []
  const add: Add = (object) => objects.push(object)
  return {
    add,
    /** A number for an object that is said later. */
    take: () => add(''),
    put: (number: number, object: string) => {
      objects[number - 1] = object
    },
    join: (ends: Ends) => joinObjects(objects, ends),
  }
}

/** Bytes within a file, one letter a byte. */
export function stream(words: string, content: string): string {
  return `<< ${words ? `${words} ` : ''}/Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** One byte a letter, so that places in the text are places in the file; the second line says that it is no plain text. */
function joinObjects(objects: readonly string[], { catalog, info, hash }: Ends): Buffer {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places = objects.map((object, place) => {
    const at = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = file.length
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const id = hash(file)
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>] >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
