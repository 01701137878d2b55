import { endingOf } from './image.ts'

const longest = 120

/** A name that is safe wherever it may come to stand, ending in what the file truly is. */
export function safeFileName(sent: string, mime: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .normalize('NFC')
    // Control and formatting characters too: one of them writes the rest of a name backwards.
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%;&`$'=]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/(\.[A-Za-z0-9]{1,5})+\s*$/, '')
    .replaceAll('.', '-')
    .trim()
    .slice(0, longest)
  return `${stem || 'fichier'}.${endingOf(mime)}`
}
