"""Storage: SQLite by SQLAlchemy Core, with the migrations that make its tables."""
