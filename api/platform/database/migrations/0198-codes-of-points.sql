-- What a carrier calls a point where parcels are fetched; empty where nobody has said it.
alter table pickup_points add column carrier_code text not null default '';
