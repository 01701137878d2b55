import { readFileSync } from 'node:fs'

/** A picture of a real encoder, as `README.md` says. */
export function heifFile(name: string): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(new URL(name, import.meta.url)))
}

/** Pictures that no browser but Safari reads, and no server without a decoder of HEVC. */
export const telephoneKinds = ['plain', 'said-turned', 'telephone', 'telephone-48', 'ten-bits', 'clear', 'burst'].map(
  (name) => `${name}.heic`,
)
