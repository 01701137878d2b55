/** Replies that lie ready in a new house, for its owner to change. */
export const readyReplyTexts: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'horaires',
    title: 'Horaires et venue au caveau',
    text: 'Bonjour,\n\nNous vous recevons avec plaisir au caveau. Nos horaires sont au bas de chaque page du site ; prévenez-nous si vous venez à plus de six, que nous ayons le temps de vous accueillir.\n\nÀ bientôt,',
  },
  {
    id: 'envoi',
    title: 'Envoi et délais',
    text: 'Bonjour,\n\nVotre commande part dans l’emballage prévu pour les bouteilles, et vous recevez un courriel avec son numéro de suivi le jour de son départ. Si rien n’est arrivé à la date annoncée, répondez à ce message : nous nous en occupons.\n\nBien à vous,',
  },
  {
    id: 'epuise',
    title: 'Vin épuisé',
    text: 'Bonjour,\n\nCe vin est épuisé pour le moment. Sur sa page, « Prévenez-moi de son retour » vous écrit dès qu’il revient. En attendant, dites-nous ce que vous aimez : nous vous en conseillerons un autre.\n\nBien à vous,',
  },
  {
    id: 'reponse',
    title: 'Nous revenons vers vous',
    text: 'Bonjour,\n\nMerci de votre message. Nous regardons cela et revenons vers vous d’ici deux jours.\n\nBien à vous,',
  },
]
