/** What is said where the owner sees which bottles unpaid orders keep. */
export const heldTexts = {
  title: 'Bouteilles retenues',
  says: 'Ce que gardent les commandes qui attendent leur paiement, ou leur confirmation quand elles ne coûtent rien. Sans adresse confirmée, une commande garde ses bouteilles un jour au plus, quelques heures ou minutes quand il en reste peu, puis s’annule d’elle-même.',
  none: 'Aucune commande en attente ne retient de bouteille.',
  orders: 'Par commande',
  pick: (reference: string) => `Choisir la commande ${reference}`,
  order: 'Commande',
  buyer: 'Client',
  goods: 'Vins',
  units: 'Bouteilles',
  until: 'Jusqu’au',
  noEnd: 'sans terme',
  mailbox: 'Adresse',
  proven: 'confirmée',
  unproven: 'non confirmée',
  more: (listed: number, total: number) => `Les ${listed} premières de ${total} commandes.`,
  wines: 'Par vin',
  all: (units: number) => `${units} en tout`,
  free: 'Remettre en vente',
  nothingChosen: 'Choisissez au moins une commande.',
  ask: (units: number) => (units > 1 ? `Remettre ${units} bouteilles en vente ?` : 'Remettre une bouteille en vente ?'),
  askSays: (count: number) =>
    count > 1
      ? `Les ${count} commandes ci-dessous seront annulées, et leurs clients prévenus. Rien n’a été payé.`
      : 'La commande ci-dessous sera annulée, et son client prévenu. Rien n’a été payé.',
  confirm: (units: number) => (units > 1 ? `Remettre les ${units} bouteilles en vente` : 'Remettre la bouteille en vente'),
  changed: 'Ce que vous aviez choisi a changé entre-temps : regardez la liste, puis recommencez.',
  refused: (reference: string, why: string) => `${reference} : ${why}`,
} as const
