/** What was typed, to be sent again; a text of several lines stays one: a browser takes line breaks out of a plain field. */
export function KeptField({ name, text }: { name: string; text: string }) {
  return /[\r\n]/.test(text) ? (
    <textarea hidden readOnly name={name} defaultValue={text} />
  ) : (
    <input type="hidden" name={name} value={text} />
  )
}
