import type { MailWords } from './mail.ts'

type Write = (params: Record<string, string>, site: { name: string; host: string }) => MailWords
type AfterSaleMail = 'order_left' | 'order_slot_changed'

const seeOrder = (path: string) => ({ label: 'Voir la commande', path })

/** What is written about an order after it was placed, beside its own way. */
export const afterSaleMails: Record<AfterSaleMail, Write> = {
  order_left: ({ reference = '', total = '', path = '/' }) => ({
    subject: `Commande ${reference} annulée par son client`,
    title: 'Une commande est annulée',
    paragraphs: [
      `La commande ${reference}, de ${total}, vient d’être annulée par son client avant sa préparation.`,
      'Son stock est revenu en vente ; ce qui avait été payé par carte repart de soi-même, un virement ou un chèque se rend à la main.',
    ],
    button: seeOrder(path),
    notes: [],
  }),
  order_slot_changed: ({ reference = '', slot = '', path = '/' }) => ({
    subject: `Commande ${reference} : un autre créneau de retrait`,
    title: 'Le retrait change d’heure',
    paragraphs: [`Le client de la commande ${reference} a choisi un autre créneau. ${slot}.`],
    button: seeOrder(path),
    notes: [],
  }),
}
