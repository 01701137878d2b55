import { type RefObject, useState } from 'react'
import type { PhotoFaults, SentPhoto } from '#app/models/house/panel/composed.ts'
import { photoFile } from '#app/models/house/panel/field.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { sendTexts } from '#app/texts/house/sends.ts'
import { findPhotoFault, shrinkPhoto } from '../../platform/sends/shrink-photo.ts'
import { sendUntilAnswered } from '../../platform/sends/until-line.ts'
import type { Choice } from '../fields/links.ts'
import { useLive } from './body/live.ts'

/** A photo for a field of a block, and what it shows. */
export type Photo = { file: File | undefined; words: string; isDecor: boolean }
/** How the last photo fares, and the field that it is for. */
export type Sending = { name: string; is: 'sending' | 'cut' | 'kept' | 'apart' | 'refused'; faults: PhotoFaults }

/** Sends photos from the form of a block, one at a time; each is chosen in its field once it has come. */
export function useSending(form: RefObject<HTMLFormElement | null>, choose: RefObject<(name: string, id: string) => void>) {
  const { at, tooLarge, addPicture } = useLive()
  const [sending, setSending] = useState<Sending>()
  const send = async (name: string, photo: Photo): Promise<boolean> => {
    if (sending?.is === 'sending' || sending?.is === 'cut') return false
    setSending({ name, is: 'sending', faults: {} })
    const shown = form.current
    const tellCut = () => setSending({ name, is: 'cut', faults: {} })
    const sent = await sendPhoto(`${at}/photo`, photo, { tooLarge, tellCut })
    if (sent.is === 'refused') {
      setSending({ name, ...sent })
      return false
    }
    addPicture(sent.choice)
    // Where the rows are others by now, the field may be another's.
    const isSame = shown !== null && form.current === shown
    if (isSame) choose.current(name, sent.choice.id)
    setSending({ name, is: isSame ? 'kept' : 'apart', faults: {} })
    return true
  }
  return { sending, send }
}

type Ways = { tooLarge: string; tellCut: () => void }

async function sendPhoto(path: string, { file, words, isDecor }: Photo, { tooLarge, tellCut }: Ways): Promise<SentPhoto<Choice>> {
  if (!file) return refuse(composerTexts.noPhoto)
  const small = await shrinkPhoto(file)
  const fault = await findPhotoFault(small, tooLarge)
  if (fault) return refuse(fault)
  const body = new FormData()
  body.append('alt', words)
  if (isDecor) body.append('isDecor', 'on')
  body.append(`image.${photoFile}`, small)
  return (await sendUntilAnswered({ send: () => post(path, body), tellCut })) ?? refuse(sendTexts.failed)
}

/** Nothing where the line broke before an answer came. */
async function post(path: string, body: FormData): Promise<SentPhoto<Choice> | undefined> {
  let answer: Response
  try {
    answer = await fetch(path, { method: 'POST', body, credentials: 'same-origin' })
  } catch {
    return undefined
  }
  if (answer.status === statusOf.unauthenticated) return refuse(sendTexts.signedOut)
  return answer.json().catch(() => refuse(sendTexts.failed)) as Promise<SentPhoto<Choice>>
}

function refuse(image: string): SentPhoto<Choice> {
  return { is: 'refused', faults: { image } }
}
