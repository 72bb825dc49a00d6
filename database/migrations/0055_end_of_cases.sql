-- Cases that belong to no account end too. The job remove-expired deletes them, and looks at these columns.
grant select (received_at, is_held) on cases to polydex_worker;
grant delete on cases to polydex_worker;
