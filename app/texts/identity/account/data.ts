import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** A member's own data: taking them along, or leaving. */
export const ownData = {
  title: 'Mes données',
  lead: ({ theHouse }: GoodsWords) =>
    `Tout ce que ${theHouse} sait de vous, en un seul fichier lisible par vous et par un programme.`,
  download: 'Télécharger mes données',
  again: 'Vous êtes connecté depuis un moment : donnez à nouveau votre mot de passe pour les télécharger.',
  confirm: 'Continuer',
  rights: 'Rectification, opposition, limitation :',
  rightsLink: 'exercer un droit',
} as const

export const deletion = {
  title: 'Supprimer mon compte',
  lead: 'Votre compte sera supprimé sept jours après votre demande, et toujours sous dix jours ouvrés. D’ici là, vous pouvez changer d’avis.',
  effects: [
    'Vos sessions se ferment aussitôt, et un message vous confirme la date.',
    'Vos coordonnées, vos adresses et vos choix sont effacés.',
    'Les factures restent, comme la loi l’exige, sans servir à rien d’autre.',
  ],
  submit: 'Supprimer mon compte',
  planned: 'La suppression de votre compte est prévue le',
  cancel: 'Garder mon compte',
} as const
