import type { MailWords } from './mail-words.ts'

/** To the house and its accountant: what was closed, and where the signed chain stood, to be kept outside of the shop. */
export function writeBooksClosed(
  { periods = '', sums = '', head = '' }: Record<string, string>,
  { name }: { name: string },
): MailWords {
  return {
    subject: `Livres de ${name} clôturés : ${periods}`,
    title: 'Les livres sont clôturés',
    paragraphs: [
      `${name} vient de clôturer : ${periods}.`,
      ...sums.split('\n').filter(Boolean),
      `Empreinte de la chaîne signée : ${head}`,
    ],
    notes: [
      'Gardez ce message. Si quelqu’un changeait ou effaçait plus tard une vente, cette empreinte le montrerait, même à qui tient toute la base de données.',
    ],
  }
}
