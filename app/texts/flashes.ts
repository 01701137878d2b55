/** What is said once, on the page after an act. */
export const flashes = {
  consent_saved: 'Vos choix de cookies sont enregistrés.',
  account_open: 'Votre compte est ouvert : connectez-vous.',
  logged_out: 'Vous êtes déconnecté.',
  reset_asked: 'Si un compte existe à cette adresse, un message vient de partir.',
  password_reset: 'Votre mot de passe est changé : connectez-vous.',
  saved: 'C’est enregistré.',
  passkey_added: 'La clé d’accès est ajoutée ; vos autres sessions sont fermées.',
  passkey_removed: 'La clé d’accès est retirée ; vos autres sessions sont fermées.',
  password_given: 'Merci : vous avez dix minutes pour télécharger vos données.',
  password_changed: 'Votre mot de passe est changé ; vos autres sessions sont fermées.',
  email_asked: 'Un message de confirmation est parti à la nouvelle adresse.',
  email_changed: 'Votre adresse e-mail est changée.',
  session_closed: 'La session est fermée.',
  removed: 'C’est supprimé.',
  deletion_planned: 'La suppression de votre compte est demandée.',
  deletion_cancelled: 'La suppression est annulée : votre compte reste ouvert.',
  registration_cancelled: 'Votre inscription est annulée. Merci de nous l’avoir dit.',
  newsletter_confirmed: 'Votre inscription à la lettre est confirmée.',
  newsletter_left: 'Les envois sont arrêtés : vous ne recevrez plus de lettre.',
  rights_asked: 'Votre demande est reçue ; un message vous le confirme.',
  cart_added: 'C’est dans votre panier.',
  cart_cleared: 'Votre panier est vide.',
  cart_restored: 'Votre panier vous attendait : le voici.',
  cart_seen: 'C’est noté.',
} as const

export type FlashCode = keyof typeof flashes
