/** What moving about the site says. */
export const navigation = {
  offline: 'Vous êtes hors connexion. Ce que vous lisez reste là ; la suite attendra le retour du réseau.',
  online: 'La connexion est revenue.',
  waiting: 'Rien n’est parti : vous êtes hors connexion. Ce que vous avez écrit est gardé.',
  lost: 'La réponse n’est pas arrivée. Regardez si c’est fait avant de recommencer.',
  close: 'Fermer',
  previous: 'Précédente',
  next: 'Suivante',
  viewer: 'Images',
  modal: 'Fenêtre',
} as const
