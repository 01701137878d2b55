import { type Asked, ask, asRole, type Stage } from '../stage.ts'

type Sent = { name: string; bytes: Buffer; type?: string }
export type StoredImage = {
  id: string
  name: string
  url: string
  mime: string
  width: number
  height: number
  bytes: number
} & Record<string, unknown>

/** Sends files through the door as an owner's browser does. */
export async function upload(stage: Stage, files: Sent[], fields: Record<string, string> = {}): Promise<Asked> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ isDecor: 'true', ...fields })) form.append(name, value)
  for (const { name, bytes, type = 'image/png' } of files)
    form.append('images', new File([new Uint8Array(bytes)], name, { type }))
  return ask(stage, '/admin/image', { method: 'POST', body: form, headers: asRole(stage, 'ADMIN') })
}

/** What was stored of an upload. */
export function storedOf({ json }: Asked): StoredImage[] {
  return (json.data?.images as StoredImage[] | undefined) ?? []
}

/** Why files of an upload were not taken. */
export function faultsOf({ json }: Asked): string[] {
  const faults = (json.data?.faults as { message: string }[] | undefined) ?? []
  return [...faults.map(({ message }) => message), ...Object.values(json.data?.errors ?? {}).flat()]
}
