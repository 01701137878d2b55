import { type Add, stream } from './objects.ts'

/** A file that lies within another, and says the same in the words of machines. */
export type EnclosedFile = { name: string; says: string; content: string; at: string }

/** Puts a file into a file; answers what the catalogue says of it. */
export function embedFile(add: Add, { name, says, content, at }: EnclosedFile): string {
  const bytes = Buffer.from(content).toString('latin1')
  const day = `D:${at.slice(0, 19).replaceAll(/[-:T]/g, '')}Z`
  const size = `/Params << /Size ${bytes.length} /ModDate (${day}) >>`
  const within = add(stream(`/Type /EmbeddedFile /Subtype /text#2Fxml ${size}`, bytes))
  const named = add(
    `<< /Type /Filespec /F (${name}) /UF (${name}) /Desc (${says}) /AFRelationship /Alternative /EF << /F ${within} 0 R /UF ${within} 0 R >> >>`,
  )
  return ` /Names << /EmbeddedFiles << /Names [(${name}) ${named} 0 R] >> >> /AF [${named} 0 R]`
}
