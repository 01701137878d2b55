import type { Locator } from '@playwright/test'

type Handed = { name: string; type: string; bytes: string }

export async function fileOf(name: string, type: string, bytes: Buffer | Promise<Buffer>): Promise<Handed> {
  return { name, type, bytes: (await bytes).toString('base64') }
}

/** Lets files go over a part of the page, or pastes them into it, as a person does. */
export function handFiles(how: 'drop' | 'paste', target: Locator, files: Handed[]): Promise<void> {
  return target.evaluate(
    (element, { how, files }) => {
      const data = new DataTransfer()
      for (const { name, type, bytes } of files) {
        const read = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
        data.items.add(new File([read], name, { type }))
      }
      const given = { bubbles: true, cancelable: true }
      const event =
        how === 'drop'
          ? new DragEvent('drop', { ...given, dataTransfer: data })
          : new ClipboardEvent('paste', { ...given, clipboardData: data })
      element.dispatchEvent(event)
    },
    { how, files },
  )
}
