-- Of a picture that was cut: the file it was cut from, and where in it the part begins that is shown.
alter table images add column whole_hash text;

alter table images add column whole_width integer;

alter table images add column whole_height integer;

alter table images add column whole_bytes integer;

alter table images add column whole_tone text;

alter table images add column crop_left integer;

alter table images add column crop_top integer;
