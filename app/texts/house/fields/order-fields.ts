import { siteFieldTexts } from './site-fields.ts'
/** What the columns of the lists of orders and papers are called. */
export const orderFieldTexts = {
  ...siteFieldTexts,
  'order.payment': ['Paiement'],
  'order.reference': ['Numéro'],
  'order.name': ['Client'],
  'order.search': ['Numéro, nom ou adresse e-mail'],
  'withdrawal.answer': ['Mot au client'],
  'withdrawal.proof': ['Confirmée par son client'],
  'withdrawal.awaitsBuyer': ['Attend son client'],
  'withdrawal.mayDisown': ['Son client peut dire qu’elle n’est pas de lui'],
  'withdrawal.due': ['Reste à rembourser'],
  'withdrawal.dueBy': ['À rembourser avant la fin du'],
  'paper.label': ['Numéro'],
  'paper.kind': ['Nature'],
  'book-closing.invoices': ['Factures'],
  'book-closing.credits': ['Avoirs'],
  'book-closing.lastInvoice': ['Dernière facture'],
  'book-closing.lastCredit': ['Dernier avoir'],
  'book-closing.madeAt': ['Faite le'],
  'book-closing.previous': ['Empreinte de la clôture d’avant'],
  'book-closing.hash': ['Empreinte de celle-ci'],
} as const
