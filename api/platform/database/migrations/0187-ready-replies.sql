-- Replies that lie ready for what is asked often.
create table ready_replies (
  site_id text not null references sites (id),
  id text not null,
  title text not null,
  text text not null,
  sort_order integer not null,
  primary key (site_id, id)
);

insert into ready_replies (site_id, id, title, text, sort_order)
select id, 'horaires', 'Horaires et venue au caveau', 'Bonjour,

Nous vous recevons avec plaisir au caveau. Nos horaires sont au bas de chaque page du site ; prévenez-nous si vous venez à plus de six, que nous ayons le temps de vous accueillir.

À bientôt,', 0 from sites;

insert into ready_replies (site_id, id, title, text, sort_order)
select id, 'envoi', 'Envoi et délais', 'Bonjour,

Votre commande part dans l’emballage prévu pour les bouteilles, et vous recevez un courriel avec son numéro de suivi le jour de son départ. Si rien n’est arrivé à la date annoncée, répondez à ce message : nous nous en occupons.

Bien à vous,', 1 from sites;

insert into ready_replies (site_id, id, title, text, sort_order)
select id, 'epuise', 'Vin épuisé', 'Bonjour,

Ce vin est épuisé pour le moment. Sur sa page, « Prévenez-moi de son retour » vous écrit dès qu’il revient. En attendant, dites-nous ce que vous aimez : nous vous en conseillerons un autre.

Bien à vous,', 2 from sites;

insert into ready_replies (site_id, id, title, text, sort_order)
select id, 'reponse', 'Nous revenons vers vous', 'Bonjour,

Merci de votre message. Nous regardons cela et revenons vers vous d’ici deux jours.

Bien à vous,', 3 from sites;
