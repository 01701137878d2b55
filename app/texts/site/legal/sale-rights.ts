import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { RichBlock } from '#app/models/site/rich-text.ts'
import { companyOf, contactInShort } from './company.ts'
import { framed, heading, link, list, say, strong } from './parts.ts'

/** The right to withdraw, its exceptions and the form that the law draws. */
export function withdrawal(facts: LegalFacts): RichBlock[] {
  const { values, site } = facts
  const address = [companyOf(facts), values.HEAD_OFFICE || values.COMPANY_ADDRESS, values.COMPANY_PHONE, values.COMPANY_EMAIL]
  return [
    heading('8. Droit de rétractation'),
    say(
      'Vous avez quatorze jours, à compter du lendemain de la réception du dernier colis de votre commande, pour y renoncer sans donner de motif (article L. 221-18 du code de la consommation).',
    ),
    site.isECommerce
      ? say(
          'Utilisez la fonction ',
          link('Renoncer au contrat ici', '/renoncer'),
          ', le formulaire ci-dessous ou toute autre déclaration sans ambiguïté.',
        )
      : say('Utilisez le formulaire ci-dessous ou toute autre déclaration sans ambiguïté.'),
    say(
      'Vous renvoyez les produits dans les quatorze jours qui suivent ; les frais de retour sont à votre charge, sauf produit non conforme. Nous vous remboursons dans les quatorze jours de votre décision la totalité de ce que vous avez payé, frais de livraison standard compris, par le même moyen de paiement ; nous pouvons attendre d’avoir reçu les produits ou la preuve de leur envoi.',
    ),
    say(strong('Exceptions (article L. 221-28).'), ' Le droit ne s’applique pas :'),
    list(
      'aux produits nettement personnalisés, une étiquette à votre nom par exemple ;',
      'aux denrées qui se détériorent ou se périment vite ;',
      'aux boissons alcoolisées livrées plus de trente jours après l’achat et dont la valeur convenue dépend de fluctuations du marché, comme les vins vendus en primeur ;',
      'aux produits descellés après la livraison qui ne peuvent être renvoyés pour des raisons d’hygiène.',
    ),
    say('Chaque fiche dit avant l’achat si une exception la concerne ; une bouteille ordinaire n’en relève pas.'),
    heading('Modèle de formulaire de rétractation', 3),
    framed(
      say('(À compléter et à renvoyer uniquement si vous souhaitez vous rétracter du contrat.)'),
      say(`À l’attention de ${address.filter(Boolean).join(', ')} :`),
      say('Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien ci-dessous :'),
      say('Commandé le / reçu le :'),
      say('Numéro de la commande :'),
      say('Nom du consommateur :'),
      say('Adresse du consommateur :'),
      say('Signature du consommateur (en cas d’envoi sur papier) :'),
      say('Date :'),
    ),
  ]
}

/** The legal guarantees, in the frame that the law wants for them. */
export function guarantees(facts: LegalFacts): RichBlock[] {
  return [
    heading('9. Garanties légales'),
    say(`${companyOf(facts)} répond de la conformité des produits et de leurs vices cachés.`),
    framed(
      say(
        'Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, il n’est tenu d’établir que l’existence du défaut et non la date de son apparition.',
      ),
      say(
        'La garantie légale de conformité donne droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant la demande, sans frais et sans inconvénient majeur. Le bien réparé dans ce cadre bénéficie de six mois de plus de cette garantie ; si le remplacement est imposé par le vendeur, la garantie court à nouveau pendant deux ans.',
      ),
      say(
        'Le consommateur peut obtenir une réduction du prix en gardant le bien, ou mettre fin au contrat contre remboursement intégral, si le vendeur refuse de réparer ou de remplacer, si cela n’a pas lieu dans les trente jours, si cela lui cause un inconvénient majeur, ou si le défaut persiste. Il n’y a pas droit quand le défaut est mineur.',
      ),
      say(
        'Le consommateur bénéficie aussi de la garantie légale des vices cachés (articles 1641 à 1649 du code civil), pendant deux ans à compter de la découverte du défaut : réduction du prix si le bien est conservé, remboursement intégral contre sa restitution.',
      ),
      say(
        'Le vendeur qui fait obstacle de mauvaise foi à la garantie légale de conformité encourt une amende civile d’au plus 300 000 euros, qui peut être portée à 10 % du chiffre d’affaires moyen annuel (article L. 241-5 du code de la consommation).',
      ),
    ),
    heading('Rappel de la garantie légale', 3),
    say(
      `Dans toute l’Union européenne, le vendeur répond pendant deux ans au moins de la conformité des biens qu’il vend à un consommateur (rappel voulu par la directive (UE) 2024/825). Pour la faire valoir, écrivez-nous ${contactInShort(facts)}.`,
    ),
  ]
}
