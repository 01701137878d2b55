const files = (count: number) => `${count} fichier${count > 1 ? 's' : ''}`

/** What is said while files go up one by one. */
export const sendTexts = {
  list: 'Fichiers de cet envoi',
  began: (count: number) => `Envoi de ${files(count)}…`,
  ended: (kept: number, left: number) =>
    [
      kept > 0 && `${files(kept)} ${kept > 1 ? 'sont arrivés' : 'est arrivé'}.`,
      left > 0 &&
        `${files(left)} ${left > 1 ? 'n’ont pu être pris ; ils restent choisis' : 'n’a pu être pris ; il reste choisi'}.`,
    ]
      .filter(Boolean)
      .join(' '),
  waits: 'En attente',
  percent: (share: number) => `${share} %`,
  looked: 'Reçu, on le vérifie…',
  kept: 'Arrivé',
  mute: 'Ses mots manquent : voyez le texte de remplacement.',
  signedOut: 'Votre session est finie : reconnectez-vous dans un autre onglet, puis envoyez à nouveau.',
  cut: 'La ligne est coupée : l’envoi reprend dès qu’elle revient.',
  heic: 'Cette photo est au format HEIC des téléphones, que les navigateurs ne montrent pas. Envoyez-la depuis l’iPhone qui l’a prise, qui la convertit de lui-même, ou enregistrez-la en JPEG, puis renvoyez-la. Pour les prochaines, sur l’iPhone : Réglages › Appareil photo › Formats › « Le plus compatible ».',
  failed: 'L’envoi s’est interrompu : envoyez à nouveau.',
} as const
