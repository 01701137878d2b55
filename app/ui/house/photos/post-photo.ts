import { photoPath, type SentPhoto } from '#app/models/house/panel/composed.ts'
import { cropOf, photoFile, pointOf } from '#app/models/house/panel/field.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { photoTexts } from '#app/texts/house/fields/photos.ts'
import { sendTexts } from '#app/texts/house/sends.ts'
import { findPhotoFault, shrinkPhoto } from '../../platform/sends/shrink-photo.ts'
import { sendUntilAnswered } from '../../platform/sends/until-line.ts'

/** A photo, what it shows, and what of it stays in sight. */
export type Photo = { file: File; words: string; isDecor: boolean; point: string; crop: string }
type Ways = { advance: (share: number) => void; tellCut: () => void }

/** Sends a photo by itself, made smaller, until the site answers what became of it. */
export async function postPhoto<Choice extends { id: string }>(photo: Photo, ways: Ways): Promise<SentPhoto<Choice>> {
  const small = await shrinkPhoto(photo.file)
  const fault = await findPhotoFault(small, photoTexts.tooLarge)
  if (fault) return refuse(fault)
  const body = new FormData()
  body.append('alt', photo.words)
  if (photo.isDecor) body.append('isDecor', 'on')
  body.append(pointOf('image'), photo.point)
  body.append(cropOf('image'), photo.crop)
  body.append(`image.${photoFile}`, small)
  const sent = await sendUntilAnswered({ send: () => post<Choice>(body, ways), tellCut: ways.tellCut })
  return sent ?? refuse(sendTexts.failed)
}

const longestAnswer = 120_000

/** Nothing where the line broke before an answer came. */
function post<Choice>(body: FormData, { advance }: Ways): Promise<SentPhoto<Choice> | undefined> {
  return new Promise((answer) => {
    const request = new XMLHttpRequest()
    request.open('POST', photoPath)
    request.responseType = 'json'
    request.timeout = longestAnswer
    request.upload.onprogress = ({ loaded, total }) => advance(total > 0 ? loaded / total : 0)
    request.onload = () => answer(read<Choice>(request))
    request.onerror = request.ontimeout = () => answer(undefined)
    request.send(body)
  })
}

function read<Choice>({ status, response }: XMLHttpRequest): SentPhoto<Choice> | undefined {
  if (response?.is === 'kept' || response?.is === 'refused') return response
  if (status === statusOf.unauthenticated) return refuse(sendTexts.signedOut)
  return status > 500 ? undefined : refuse(sendTexts.failed)
}

function refuse<Choice>(image: string): SentPhoto<Choice> {
  return { is: 'refused', faults: { image } }
}
