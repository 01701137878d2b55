/** Signs that the encoding of a PDF's own fonts keeps elsewhere than Latin 1 does. */
const moved: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '−': 0x96,
  '—': 0x97,
  '™': 0x99,
  œ: 0x9c,
  '\u202f': 0xa0,
}

/** A text in the encoding of a PDF's own fonts; a sign it does not know becomes a question mark. */
export function encodeWinAnsi(text: string): number[] {
  return [...text.normalize('NFC')].map((sign) => (isWinAnsi(sign) ? (moved[sign] ?? sign.codePointAt(0) ?? 0) : 0x3f))
}

/** Whether that encoding knows a sign. */
export function isWinAnsi(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return moved[sign] !== undefined || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)
}
