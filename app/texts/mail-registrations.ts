import type { MailWords } from './mail.ts'

type Params = Record<string, string>
type Write = (params: Params, site: { name: string; host: string }) => MailWords

/** The mail to whoever registered: what the house wrote of the event, and no word of theirs, for anyone can ask for it. */
export const registrationMails: Record<'registration_confirmed', Write> = {
  registration_confirmed: ({ title = '', date = '', places = '1', path = '/' }, { name }) => ({
    subject: `Votre place est gardée : ${title}`,
    title: places === '1' ? 'Votre place est gardée' : 'Vos places sont gardées',
    paragraphs: [
      `${places === '1' ? 'Une place est gardée' : `${places} places sont gardées`} à votre nom chez ${name} : ${title}.`,
      date ? `Rendez-vous le ${date}.` : 'Nous vous dirons le jour et l’heure à cette adresse.',
      'Un empêchement ? Annulez en deux gestes : quelqu’un d’autre viendra à votre place.',
    ],
    button: { label: 'Annuler mon inscription', path },
    notes: ['Si vous ne vous êtes pas inscrit, annulez par ce bouton ou ne faites rien.'],
  }),
}
