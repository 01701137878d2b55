import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What is said where a letter to subscribers is sent. */
export const letterTexts = {
  label: 'Envoi',
  standing: 'Où elle en est',
  draft: (readers: string) => `Cette lettre n’est pas partie. Elle ira à ${readers}.`,
  planned: (when: string, readers: string) => `Elle partira le ${when}, à ${readers}.`,
  sending: 'Elle part en ce moment, peu à peu. Vous pouvez fermer cette page.',
  stopped: 'L’envoi est arrêté. Ce qui est parti est parti ; le reste attend.',
  sent: (when: string) => `Elle est partie : l’envoi s’est achevé le ${when}.`,
  leaving: (count: number) =>
    `Elle est en cours d’envoi : ${count === 1 ? 'un lecteur attend encore' : `${count} lecteurs attendent encore`}.`,
  readers: (count: number) => (count === 0 ? 'personne pour l’instant' : count === 1 ? '1 lecteur' : `${count} lecteurs`),
  progress: (done: number, all: number) => `${done} sur ${all}`,
  try: 'M’envoyer un essai',
  trySays: 'À votre adresse, et à personne d’autre. Faites-le avant d’envoyer à tous.',
  send: (readers: string) => `Envoyer à ${readers}`,
  sendSays: 'Une lettre partie ne se rattrape pas.',
  resume: 'Reprendre l’envoi',
  later: 'Envoyer plus tard…',
  plan: 'Envoyer à ce moment',
  stop: 'Arrêter l’envoi',
  unplan: 'Ne plus l’envoyer de lui-même',
  nobody: 'Personne ne recevrait cette lettre : choisissez d’autres listes, ou attendez vos premiers abonnés.',
  off: 'La lettre est éteinte dans les paramètres : allumez-la pour écrire à vos abonnés.',
  preview: 'Comme elle partirait',
  previewSays: 'Telle qu’elle est enregistrée, aux prix d’aujourd’hui.',
  phone: 'Téléphone, 390 px',
  screen: 'Ordinateur, 600 px',
  width: 'Largeur',
  asText: 'En texte seul',
  newCode: 'Créer un code pour cette lettre…',
  code: 'Code',
  codeSays: 'Par exemple VENDANGES26.',
  percent: ({ sort }: GoodsWords) => `Réduction sur les ${sort.many} (%)`,
  last: 'Dernier jour',
  lastSays: 'Vide : sans fin.',
  makeCode: 'Créer ce code et le mettre dans la lettre',
  tags: (tags: readonly string[]) => `Étiquettes de vos clients : ${tags.join(', ')}.`,
  visits: (count: number) =>
    `${count === 0 ? 'aucune visite' : count === 1 ? '1 visite' : `${count.toLocaleString('fr-FR')} visites`} par ses liens`,
  orders: (count: number, amount: string) => {
    if (count === 0) return 'aucune commande avec son code'
    return `${count === 1 ? '1 commande' : `${count.toLocaleString('fr-FR')} commandes`} avec son code, ${amount}`
  },
  meant: (whom: string) => `Parmi vos lecteurs : ${whom.charAt(0).toLocaleLowerCase('fr')}${whom.slice(1)}.`,
  brought: (what: string) => `Ce qu’elle a amené : ${what}.`,
  noCode: 'Un code dans la lettre compte aussi les commandes qu’elle amène.',
  law: 'La mention « L’abus d’alcool est dangereux pour la santé » et le lien pour se désabonner sont ajoutés à chaque lettre.',
} as const
