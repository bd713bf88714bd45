// Tells what columns of 8 bytes of the line do to frames.
`default_nettype none

module llr_column_read_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        column_0_control,
    input  wire [63:0] column_0_data,
    input  wire        valid,
    input  wire        pcs_up,
    output wire [63:0] read_one_blocks_0,
    output wire        read_one_own,
    output wire        read_one_own_full,
    output wire        read_one_stops,
    output wire        read_one_stops_well,
    output wire  [2:0] read_one_rest,
    output wire        read_one_begins,
    output wire        read_one_tag_llr,
    output wire [19:0] read_one_tag_seq,
    output wire        read_one_bad_preambles,
    output wire [55:0] read_one_set_body,
    output wire        read_one_has_set
);

    wire [63:0] block_0_read_data;
    wire        block_0_read_is_set;
    wire        block_0_read_filled;
    wire        block_0_read_full;
    wire        block_0_read_bound;
    wire        block_0_read_ends;
    wire  [2:0] block_0_read_rest;
    wire        block_0_read_starts;
    wire        block_0_read_llr;
    wire        block_0_read_bad_preamble;
    reg  [63:0] read_0_data;
    reg         read_0_is_set;
    reg         read_0_filled;
    reg         read_0_full;
    reg         read_0_bound;
    reg         read_0_ends;
    reg   [2:0] read_0_rest;
    reg         read_0_starts;
    reg         read_0_llr;
    reg         read_0_bad_preamble;
    reg  [63:0] read_blocks_0;
    reg         read_own;
    reg         read_own_full;
    reg         read_stops;
    reg         read_stops_well;
    reg   [2:0] read_rest;
    reg         read_begins;
    reg         read_tag_llr;
    reg  [19:0] read_tag_seq;
    reg         read_bad_preambles;
    reg  [55:0] read_set_body;
    reg         read_has_set;

    wire comes = valid && pcs_up;
    wire bound = read_0_bound;
    wire ends = read_0_ends;
    wire starts = read_0_starts;
    wire filled = read_0_filled;
    wire set = read_0_is_set;
    wire begins = starts;
    wire own_count_0_of_1 = !filled;
    wire own_count_1_of_1 = filled;
    wire own_count_0 = 1'b0;
    wire own_count_count = own_count_1_of_1;
    wire full = read_0_full;
    wire own_full_0_of_1 = !(filled && full);
    wire own_full_1_of_1 = filled && full;
    wire own_full_0 = 1'b0;
    wire own_full_count = own_full_1_of_1;
    wire bad_preamble = read_0_bad_preamble;
    wire bad_preambles_0_of_1 = !bad_preamble;
    wire bad_preambles_1_of_1 = bad_preamble;
    wire bad_preambles_0 = 1'b0;
    wire bad_preambles_count = bad_preambles_1_of_1;

    llr_block_read block_0 (
        .block_control     (column_0_control),
        .block_data        (column_0_data),
        .read_data         (block_0_read_data),
        .read_is_set       (block_0_read_is_set),
        .read_filled       (block_0_read_filled),
        .read_full         (block_0_read_full),
        .read_bound        (block_0_read_bound),
        .read_ends         (block_0_read_ends),
        .read_rest         (block_0_read_rest),
        .read_starts       (block_0_read_starts),
        .read_llr          (block_0_read_llr),
        .read_bad_preamble (block_0_read_bad_preamble)
    );

    always @(posedge clk) begin
        if (rst) begin
            read_0_is_set <= 1'b0;
            read_0_filled <= 1'b0;
            read_0_bound <= 1'b0;
            read_0_bad_preamble <= 1'b0;
            read_own <= 1'b0;
            read_stops <= 1'b0;
            read_begins <= 1'b0;
            read_bad_preambles <= 1'b0;
            read_has_set <= 1'b0;
        end else begin
            read_0_is_set <= block_0_read_is_set && comes;
            read_0_filled <= block_0_read_filled && comes;
            read_0_bound <= pcs_up ? block_0_read_bound && valid : 1'b1;
            read_0_bad_preamble <= block_0_read_bad_preamble && comes;
            read_own <= own_count_count;
            read_stops <= bound;
            read_begins <= begins;
            read_bad_preambles <= bad_preambles_count;
            read_has_set <= set;
        end
    end

    always @(posedge clk) begin
        read_0_data <= block_0_read_data;
        read_0_full <= block_0_read_full && comes;
        read_0_ends <= block_0_read_ends && comes;
        read_0_rest <= block_0_read_rest;
        read_0_starts <= block_0_read_starts && comes;
        read_0_llr <= block_0_read_llr;
        read_blocks_0 <= read_0_data;
        read_own_full <= own_full_count;
        read_stops_well <= ends;
        read_rest <= read_0_rest & {3{ends}};
        read_tag_llr <= read_0_llr;
        read_tag_seq <= {read_0_data[15:12], read_0_data[23:16], read_0_data[31:24]};
        read_set_body <= read_0_data[63:8];
    end

    assign read_one_blocks_0 = read_blocks_0;
    assign read_one_own = read_own;
    assign read_one_own_full = read_own_full;
    assign read_one_stops = read_stops;
    assign read_one_stops_well = read_stops_well;
    assign read_one_rest = read_rest;
    assign read_one_begins = read_begins;
    assign read_one_tag_llr = read_tag_llr;
    assign read_one_tag_seq = read_tag_seq;
    assign read_one_bad_preambles = read_bad_preambles;
    assign read_one_set_body = read_set_body;
    assign read_one_has_set = read_has_set;

    wire _unused_ok = &{1'b0, own_count_0_of_1, own_count_0, own_full_0_of_1, own_full_0, bad_preambles_0_of_1, bad_preambles_0};

endmodule

`default_nettype wire
