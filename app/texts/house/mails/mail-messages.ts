import type { MailKind } from '#app/models/audience/mail-kind.ts'
import type { WriteMail } from './mail-words.ts'

/** The mails around a message of the contact page; the one to its writer carries no word of theirs. */
export const messageMails = {
  form_received: ({ title = '', lines = '', files = '' }) => ({
    subject: ['Une réponse à votre formulaire', title].filter(Boolean).join(' : '),
    title: title || 'Un formulaire rempli',
    paragraphs: [
      'Quelqu’un a rempli ce formulaire sur votre site :',
      ...splitLines(lines),
      ...(files ? [`Fichiers joints, à prendre dans l’administration : ${files}`] : []),
    ],
    notes: ['Répondez à ce courriel : votre réponse part à l’adresse indiquée dans le formulaire, s’il en demande une.'],
  }),
  comment_received: ({ article = '', author = '', text = '', path = '/' }) => ({
    subject: `Un commentaire à lire : ${article}`,
    title: 'Un commentaire attend',
    paragraphs: [`${author} a écrit sous « ${article} » :`, ...splitLines(text)],
    button: { label: 'Lire le commentaire', path },
    notes: ['Personne d’autre ne le voit tant que vous ne l’avez pas publié.'],
  }),
  message_received: ({ name = '', email = '', phone = '', subject = '', message = '' }) => ({
    subject: [name ? `Message de ${name}` : 'Un message du site', subject].filter(Boolean).join(' : '),
    title: subject || 'Un message pour vous',
    paragraphs: [
      `${name || 'Quelqu’un'} vous a écrit depuis le site :`,
      ...splitLines(message),
      `${name}, ${[email, phone].filter(Boolean).join(', ')}`,
    ],
    notes: ['Répondez à ce courriel : votre réponse part directement à la personne qui vous a écrit.'],
  }),
  message_acknowledged: (_params, { name }) => ({
    subject: `${name} a bien reçu votre message`,
    title: 'Votre message est arrivé',
    paragraphs: [
      `Merci d’avoir écrit à ${name}. Votre message est bien arrivé ; nous vous répondons à cette adresse, d’ordinaire sous un jour ouvré.`,
    ],
    notes: ['Si vous ne nous avez pas écrit, ne faites rien : quelqu’un a sans doute fait une faute de frappe.'],
  }),
  message_answered: ({ answer = '', subject = '', date = '', message = '' }, { name }) => ({
    subject: subject ? `Réponse de ${name} : ${subject}` : `Réponse de ${name}`,
    title: 'Notre réponse',
    paragraphs: [...splitLines(answer), ...quote(message, date)],
    // Whoever answers mostly greets; nobody is greeted twice.
    ...(/^\s*(?:bonjour|bonsoir|madame|monsieur|chère?)\b/i.test(answer) && { greetsItself: true as const }),
    notes: [`Vous avez écrit à ${name} le ${date}. Répondez à ce courriel pour poursuivre : il nous parvient directement.`],
  }),
} satisfies Partial<Record<MailKind, WriteMail>>

const longestQuote = 2000

/** Their own words, below what they are answered. */
function quote(message: string, date: string): string[] {
  const lines = splitLines(message.length > longestQuote ? `${message.slice(0, longestQuote)}…` : message)
  return lines.length > 0 ? [`Le ${date}, vous nous écriviez :`, ...lines.map((line) => `> ${line}`)] : []
}

function splitLines(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}
