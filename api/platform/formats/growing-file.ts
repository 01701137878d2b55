import { once } from 'node:events'
import { createGzip, type Gzip } from 'node:zlib'
import type { FileAnswer } from '../../contract/platform/file.ts'

/** From so many bytes on a file is packed while it grows: a table of years takes a sixth of the room. */
const mostUnpacked = 1024 * 1024

/** The bytes of a file that is made piece by piece. */
export class GrowingFile {
  /** How many bytes whoever gets it will read. */
  length = 0
  #pieces: Buffer[] = []
  #packer: Gzip | undefined

  async add(piece: Buffer): Promise<void> {
    this.length += piece.length
    if (!this.#packer && this.length > mostUnpacked) await this.#startPacking()
    if (this.#packer) await write(this.#packer, piece)
    else this.#pieces.push(piece)
  }

  async finish(): Promise<Pick<FileAnswer, 'content' | 'packed'>> {
    if (!this.#packer) return { content: this.#takePieces() }
    const finished = once(this.#packer, 'end')
    this.#packer.end()
    await finished
    return { content: this.#takePieces(), packed: 'gzip' }
  }

  async #startPacking(): Promise<void> {
    const plain = this.#pieces
    const packed: Buffer[] = []
    this.#packer = createGzip({ level: 4 }).on('data', (bytes: Buffer) => packed.push(bytes))
    this.#pieces = packed
    for (const piece of plain) await write(this.#packer, piece)
  }

  #takePieces(): string {
    const pieces = this.#pieces
    this.#pieces = []
    return Buffer.concat(pieces).toString('base64')
  }
}

function write(packer: Gzip, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => packer.write(piece, (error) => (error ? reject(error) : resolve())))
}
