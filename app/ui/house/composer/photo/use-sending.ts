import { type RefObject, useState } from 'react'
import type { PhotoFaults } from '#app/models/house/panel/composed.ts'
import type { Choice } from '../../fields/links.ts'
import { type Photo, postPhoto } from '../../photos/post-photo.ts'
import { nameHeld } from '../body/held-photos.ts'
import { useLive } from '../body/live.ts'

/** How the last photo fares, and the field that it is for. */
export type Sending = {
  name: string
  is: 'sending' | 'cut' | 'kept' | 'apart' | 'refused'
  /** How much of it has gone up. */
  share: number
  faults: PhotoFaults
}

type Choose = (name: string, id: string) => void

/** Sends photos from the form of a block, one at a time; each is chosen in its field once it has come. */
export function useSending(block: string, form: RefObject<HTMLFormElement | null>, choose: RefObject<Choose>) {
  const { addPicture, held } = useLive()
  const [sending, setSending] = useState<Sending>()
  const send = async (name: string, photo: Photo): Promise<boolean> => {
    if (sending?.is === 'sending' || sending?.is === 'cut') return false
    const tell = (is: Sending['is'], { share = 0, faults = {} }: Partial<Sending> = {}) => setSending({ name, is, share, faults })
    tell('sending')
    const shown = form.current
    const sent = await postPhoto<Choice>(photo, {
      advance: (share) => tell('sending', { share }),
      tellCut: () => tell('cut'),
    })
    if (sent.is === 'refused') {
      tell('refused', { faults: sent.faults })
      return false
    }
    held.letGo(nameHeld(block, name))
    addPicture(sent.choice)
    // Where the rows are others by now, the field may be another's.
    const isSame = shown !== null && form.current === shown
    if (isSame) choose.current(name, sent.choice.id)
    tell(isSame ? 'kept' : 'apart')
    return true
  }
  return { sending, send }
}
