-- A message is answered as often as it takes: each answer, when it was given, and the mail that it left by.
alter table messages add column answers text not null default '[]';

update messages set answers = json_build_array(json_build_object('text', answer, 'at', answered_at, 'mail', null))::text where is_answered = 1 and answered_at is not null;
