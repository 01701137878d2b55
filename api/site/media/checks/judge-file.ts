import type { JudgedFile, SoundFile, UnsoundFile } from '../../../platform/outside/picture-maker.ts'
import { cleanSvg } from '../svg/clean-svg.ts'
import { findPdfFault } from './check-pdf.ts'
import { checkVideo } from './check-video.ts'

/** Reads a file that is no picture, in the process that may die of it; one that came as bytes of another process is no Buffer yet. */
export async function judgeFile({ bytes, file }: { bytes: Uint8Array; file: JudgedFile }): Promise<SoundFile | UnsoundFile> {
  const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (file.kind) {
    case 'document': {
      const wrong = await findPdfFault(sent)
      return wrong ? { ok: false, reason: wrong } : { ok: true, width: 0, height: 0 }
    }
    case 'drawing': {
      const drawing = cleanSvg(sent.toString('utf8').replace(/^\ufeff/, ''))
      if (!drawing) return { ok: false, reason: 'broken' }
      const { svg, width, height } = drawing
      return { ok: true, bytes: Buffer.from(svg), width, height }
    }
    case 'video': {
      const video = checkVideo(sent, file.mime)
      return video ? { ok: true, ...video } : { ok: false, reason: 'broken' }
    }
  }
}
