import { findWork, forgetWork, keepWork, workKey } from '../unsaved/machine.ts'

/** What is written of the moment at which the look is to be published, until the site has told what came of it. */
type KeptMoment = { moment: string; isSent: boolean }

const key = workKey('apparence quand')
const findField = () => document.querySelector<HTMLInputElement>('.look-state [name="quand"]')

/** Its form goes the plain way, and stands in what the desk draws anew with each choice. */
export function keepMoment(): void {
  document.addEventListener('input', ({ target }) => {
    if (target === findField()) keepWork(key, { moment: findField()?.value, isSent: false })
  })
  document.addEventListener('submit', ({ target }) => {
    const field = findField()
    if (field && field.form === target) keepWork(key, { moment: field.value, isSent: true })
  })
  if (findWork<KeptMoment>(key)?.isSent && document.querySelector('main > .note[data-told]')) forgetWork(key)
  putMomentBack()
}

/** Writes it where it stood. */
export function putMomentBack(): void {
  const field = findField()
  const { moment = '' } = findWork<KeptMoment>(key) ?? {}
  const fold = field?.closest('details')
  if (!field || !fold || moment === '' || field.value !== '') return
  field.value = moment
  fold.open = true
}
