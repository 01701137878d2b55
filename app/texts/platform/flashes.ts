import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'

/** What is said once, on the page after an act. */
export const flashes = {
  consent_saved: 'Vos choix de cookies sont enregistrés.',
  account_open: 'Votre compte est ouvert : connectez-vous.',
  account_entered: 'Votre compte est ouvert.',
  logged_out: 'Vous êtes déconnecté.',
  reset_asked: 'Si un compte existe à cette adresse, un message vient de partir.',
  reset_asked_later: 'Beaucoup de courriels partent en ce moment. Si un compte existe à cette adresse, le vôtre part avant {h}.',
  reset_full: 'Trop de courriels partent en ce moment : rien n’a pu être envoyé. Redemandez votre lien dans une heure.',
  login_ended: 'Toutes les connexions à votre compte sont fermées. Choisissez un autre mot de passe.',
  login_ended_passkey:
    'Toutes les connexions à votre compte sont fermées et les clés d’accès ajoutées depuis sont retirées. Choisissez un autre mot de passe.',
  login_ended_app:
    'Toutes les connexions à votre compte sont fermées et l’application de codes activée depuis est retirée. Choisissez un autre mot de passe.',
  login_ended_api_key:
    'Toutes les connexions à votre compte sont fermées et les clés pour programmes faites depuis sont retirées. Choisissez un autre mot de passe.',
  login_ended_invitation:
    'Toutes les connexions à votre compte sont fermées et les invitations envoyées depuis sont retirées. Choisissez un autre mot de passe.',
  login_ended_deletion:
    'Toutes les connexions à votre compte sont fermées, et sa suppression, qui était prévue, est annulée. Choisissez un autre mot de passe.',
  login_ended_several:
    'Toutes les connexions à votre compte sont fermées, et ce qui avait été ajouté ou demandé depuis est retiré : un message vous dit quoi. Choisissez un autre mot de passe.',
  email_put_back:
    'Votre adresse e-mail est remise. Toutes les connexions à votre compte sont fermées, et ce qui avait été ajouté depuis est retiré. Choisissez un autre mot de passe.',
  email_put_back_kept:
    'Votre adresse e-mail est remise, et la suppression de votre compte, qui était prévue, est annulée. Toutes les connexions sont fermées, et ce qui avait été ajouté depuis est retiré. Choisissez un autre mot de passe.',
  password_reset: 'Votre mot de passe est changé : connectez-vous.',
  saved: 'C’est enregistré.',
  draft_saved: 'Le brouillon est enregistré.',
  section_kept: 'La section est gardée.',
  draft_dropped: 'Le brouillon est jeté.',
  draft_planned: 'Le brouillon paraîtra à ce moment.',
  published: 'C’est en ligne.',
  published_hidden: 'C’est publié, mais la page reste cachée : mettez-la en ligne pour que vos visiteurs la voient.',
  published_dated: 'C’est publié. Vos visiteurs le liront à sa date.',
  published_members: 'C’est en ligne, pour vos membres.',
  published_building: 'C’est publié. Vos visiteurs le liront quand le site sera ouvert : il est en construction.',
  look_published: 'La nouvelle apparence est en ligne.',
  look_restored: 'Le site est de nouveau comme avant.',
  letter_tried: 'L’essai part à votre adresse.',
  letter_sending: 'La lettre part, peu à peu.',
  letter_planned: 'La lettre partira à ce moment.',
  round_started: 'Commandes mises en préparation : {n}.',
  bottles_freed: ({ piece: { many, e } }: GoodsWords) => `${capitalise(many)} remis${e ? 'es' : ''} en vente : {n}.`,
  round_shipped: 'Expéditions notées : {n}. Les clients sont prévenus.',
  answer_sent: 'Votre réponse part par courriel.',
  restored: 'La version est rétablie : elle est en ligne.',
  passkey_added: 'La clé d’accès est ajoutée ; vos autres sessions sont fermées.',
  passkey_removed: 'La clé d’accès est retirée ; vos autres sessions sont fermées.',
  password_given: 'Merci : vous avez dix minutes pour télécharger vos données.',
  password_changed: 'Votre mot de passe est changé ; vos autres sessions sont fermées.',
  email_asked: 'Un message de confirmation est parti à la nouvelle adresse.',
  email_changed: 'Votre adresse e-mail est changée.',
  session_closed: 'La session est fermée.',
  sessions_ended: 'Toutes ses connexions sont fermées.',
  removed: 'C’est supprimé.',
  packshot_asked: 'La photographie est demandée.',
  packshots_asked: 'Les photographies sont demandées.',
  packshot_taken: ({ sort }: GoodsWords) =>
    `La photographie est parmi les images ${sort.e ? `de la ${sort.one}` : `du ${sort.one}`}.`,
  backup_made: 'La sauvegarde est faite et relue.',
  backup_making: 'La sauvegarde est en cours : elle paraîtra ici une fois finie.',
  undone: 'C’est annulé : tout est comme avant.',
  deletion_planned: 'La suppression de votre compte est demandée.',
  deletion_cancelled: 'La suppression est annulée : votre compte reste ouvert.',
  registration_cancelled: 'Votre inscription est annulée. Merci de nous l’avoir dit.',
  places_confirmed: 'Merci : vos places sont confirmées. À bientôt !',
  booking_cancelled: 'Vos places sont rendues. Merci de nous l’avoir dit.',
  newsletter_confirmed: 'Votre inscription à la lettre est confirmée.',
  newsletter_left: 'Les envois sont arrêtés : vous ne recevrez plus de lettre.',
  rights_asked: 'Votre demande est reçue ; un message vous le confirme.',
  rights_asked_later:
    'Votre demande est reçue. Beaucoup de courriels partent en ce moment : celui qui vous le confirme part avant {h}.',
  rights_full:
    'Votre demande est reçue. Trop de courriels partent en ce moment pour vous le confirmer, mais nous vous répondrons à cette adresse.',
  cart_added: 'C’est dans votre panier.',
  cart_added_more: 'C’est dans votre panier, qui en contient {n} maintenant.',
  cart_less: 'C’est noté : votre panier en contient {n} maintenant.',
  cart_out: 'C’est retiré de votre panier.',
  cart_taken_back: 'C’est annulé : votre panier est comme avant.',
  cart_moved: 'Votre panier a changé depuis : rien n’est annulé.',
  cart_short: 'Il n’en reste pas autant : votre panier en contient {n}, tout ce qui peut être commandé.',
  cart_short_some: 'Il ne reste pas autant de tout : votre panier contient ce qui peut être commandé.',
  cart_put_back: 'C’est remis dans votre panier.',
  cart_later: 'C’est dans vos envies, et plus dans votre panier.',
  shortlisted: 'C’est dans vos envies.',
  unlisted: 'C’est retiré de vos envies.',
  cart_held: 'Une quantité est à revoir avant de commander : votre panier dit laquelle.',
  cart_changed: 'Rien n’a été commandé : votre panier a changé entre-temps.',
  cart_emptied: 'Rien n’a été commandé : votre panier est vide maintenant.',
  cart_cleared: 'Votre panier est vide. Vous pouvez encore annuler.',
  cart_restored: 'Votre panier vous attendait : le voici.',
  cart_restored_short: 'Votre panier vous attendait ; ce qui n’est plus vendu n’y est plus.',
  cart_joined:
    'Ce que vous aviez gardé dans votre panier a rejoint vos choix d’aujourd’hui : il contient {n} articles maintenant.',
  cart_joined_short:
    'Ce que vous aviez gardé dans votre panier a rejoint vos choix d’aujourd’hui. Il ne reste pas autant de tout : votre panier dit ce qui est à revoir.',
  cart_lost: 'Rien n’est commandé : votre navigateur ne connaît plus ce panier. Remplissez-le, puis recommencez.',
  again_added: ({ sort }: GoodsWords) => `Vos ${sort.many} d’alors sont dans votre panier.`,
  again_short: 'Dans votre panier : tout ce qui se vend encore de cette commande, autant qu’il en reste.',
  again_held: ({ sort }: GoodsWords) => `Votre panier contient déjà tout ce qui reste de ces ${sort.many}.`,
  again_none: 'Rien de cette commande ne se vend plus aujourd’hui.',
  code_removed: 'Le code de réduction est retiré.',
  cart_seen: 'C’est noté.',
  order_link_ready: 'La page de paiement est prête : le bouton ci-dessous y mène.',
  order_means: 'Votre choix de paiement est noté.',
  order_practised: 'La carte d’essai a répondu : aucun argent n’a circulé.',
  order_left: ({ piece: { many, e } }: GoodsWords) =>
    `Votre commande est annulée : vos ${many} sont remis${e ? 'es' : ''} en vente.`,
  withdrawal_confirmed: 'Merci : votre rétractation est confirmée.',
  withdrawal_disowned: 'C’est noté : votre commande reste telle qu’elle est.',
  withdrawn: 'Votre rétractation est enregistrée ; son accusé de réception vient de partir.',
  comment_given: 'Merci : votre commentaire est reçu. Il sera lu avant de paraître.',
  opinion_given: 'Merci : votre avis est reçu. Il paraîtra une fois lu.',
  claimed: 'Votre signalement est reçu ; nous vous répondons par courriel.',
  order_proven: ({ piece: { many, e } }: GoodsWords) => `Merci, votre adresse est confirmée : vos ${many} vous sont gardé${e}s.`,
  order_slot: 'Votre nouveau créneau de retrait est noté.',
} as const

export type FlashCode = keyof typeof flashes

/** A message that tells a number in the place of `{n}`, or a minute of the day in the place of `{h}`. */
export type NumberedFlash = {
  code:
    | ('cart_added_more' | 'cart_less' | 'cart_short' | 'cart_joined' | 'round_started' | 'round_shipped' | 'bottles_freed')
    | ('reset_asked_later' | 'rights_asked_later')
  number: number
}

type Way = { href: string; says: string }
/** Where a message leads on to, and what is done there next. */
export type FlashWay = Way & { next?: Way }

const seeShortlist = { href: '/envies', says: 'Voir mes envies' }
const seeCart = { href: '/panier', says: 'Voir le panier', next: { href: '/commande', says: 'Passer commande' } }

/** Where a message leads on to. */
export const flashWays: Partial<Record<FlashCode, FlashWay>> = {
  cart_later: seeShortlist,
  shortlisted: seeShortlist,
  cart_added: seeCart,
  cart_added_more: seeCart,
  cart_less: seeCart,
  cart_out: seeCart,
  cart_taken_back: seeCart,
  cart_moved: seeCart,
  cart_joined: seeCart,
  cart_joined_short: seeCart,
  cart_short: seeCart,
  cart_short_some: seeCart,
}
