// Tells what columns of 8 bytes of the line do to frames.
`default_nettype none

module llr_column_read_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        column_0_control,
    input  wire [63:0] column_0_data,
    input  wire        valid,
    input  wire        pcs_up,
    output reg  [63:0] read_blocks_0,
    output reg         read_places_0,
    output reg         read_own,
    output reg         read_own_full,
    output reg         read_stops,
    output reg         read_stops_well,
    output reg   [2:0] read_rest,
    output reg         read_begins,
    output reg         read_begun,
    output reg         read_begun_count,
    output reg         read_tag_llr,
    output reg  [19:0] read_tag_seq,
    output reg         read_inner,
    output reg         read_inner_cuts,
    output reg         read_bad_preambles,
    output reg  [63:0] read_set_data,
    output reg         read_has_set,
    output reg         read_more_sets
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

    wire        comes = valid && pcs_up;
    wire        bound = read_0_bound;
    wire        ends = read_0_ends;
    wire        starts = read_0_starts;
    wire        filled = read_0_filled;
    wire        set = read_0_is_set;
    wire        bound_before = 1'b0;
    wire        bound_behind = 1'b0;
    wire        own = filled && !bound_before;
    wire        last_bound = bound && !bound_behind;
    wire        begins = last_bound && starts;
    wire        begun = filled && bound_before && !(bound || bound_behind) && begins;
    wire        first_end = ends && !bound_before;
    wire        inner_cut = 1'b0;
    wire        first_set = set;
    wire        place_0_of_1 = !filled;
    wire        place_1_of_1 = filled;
    wire        place_0 = 1'b0;
    wire        place_count = place_1_of_1;
    wire        own_count_0_of_1 = !own;
    wire        own_count_1_of_1 = own;
    wire        own_count_0 = 1'b0;
    wire        own_count_count = own_count_1_of_1;
    wire        full = read_0_full;
    wire        own_full_0_of_1 = !(own && full);
    wire        own_full_1_of_1 = own && full;
    wire        own_full_0 = 1'b0;
    wire        own_full_count = own_full_1_of_1;
    wire        begun_count_0_of_1 = !begun;
    wire        begun_count_1_of_1 = begun;
    wire        begun_count_0 = 1'b0;
    wire        begun_count_count = begun_count_1_of_1;
    wire        inner_0_of_1 = !(starts && bound_behind);
    wire        inner_1_of_1 = starts && bound_behind;
    wire        inner_0 = 1'b0;
    wire        inner_count = inner_1_of_1;
    wire        inner_cut_count_0_of_1 = !inner_cut;
    wire        inner_cut_count_1_of_1 = inner_cut;
    wire        inner_cut_count_0 = 1'b0;
    wire        inner_cut_count_count = inner_cut_count_1_of_1;
    wire        bad_preamble = read_0_bad_preamble;
    wire        bad_preambles_0_of_1 = !bad_preamble;
    wire        bad_preambles_1_of_1 = bad_preamble;
    wire        bad_preambles_0 = 1'b0;
    wire        bad_preambles_count = bad_preambles_1_of_1;
    wire        more_sets_0_of_1 = !(set && !first_set);
    wire        more_sets_1_of_1 = set && !first_set;
    wire        more_sets_0 = 1'b0;
    wire        more_sets_count = more_sets_1_of_1;
    wire [19:0] read_tag_seq_word = {read_0_data[15:12], read_0_data[23:16], read_0_data[31:24]};

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
            read_0_starts <= 1'b0;
            read_0_bad_preamble <= 1'b0;
            read_own <= 1'b0;
            read_stops <= 1'b0;
            read_begins <= 1'b0;
            read_inner <= 1'b0;
            read_inner_cuts <= 1'b0;
            read_bad_preambles <= 1'b0;
            read_has_set <= 1'b0;
            read_more_sets <= 1'b0;
        end else begin
            read_0_is_set <= block_0_read_is_set && comes;
            read_0_filled <= block_0_read_filled && comes;
            read_0_bound <= pcs_up ? block_0_read_bound && valid : 1'b1;
            read_0_starts <= block_0_read_starts && comes;
            read_0_bad_preamble <= block_0_read_bad_preamble && comes;
            read_own <= own_count_count;
            read_stops <= bound;
            read_begins <= begins;
            read_inner <= inner_count;
            read_inner_cuts <= inner_cut_count_count;
            read_bad_preambles <= bad_preambles_count;
            read_has_set <= set;
            read_more_sets <= more_sets_count;
        end
    end

    always @(posedge clk) begin
        read_0_data <= block_0_read_data;
        read_0_full <= block_0_read_full && comes;
        read_0_ends <= block_0_read_ends && comes;
        read_0_rest <= block_0_read_rest;
        read_0_llr <= block_0_read_llr;
        read_blocks_0 <= read_0_data;
        read_places_0 <= place_0;
        read_own_full <= own_full_count;
        read_stops_well <= first_end;
        read_rest <= read_0_rest & {3{first_end}};
        read_begun <= begun;
        read_begun_count <= begun_count_count;
        read_tag_llr <= read_0_llr && last_bound;
        read_tag_seq <= read_tag_seq_word & {20{last_bound}};
        read_set_data <= read_0_data & {64{first_set}};
    end

    wire _unused_ok = &{1'b0, place_0_of_1, place_count, own_count_0_of_1, own_count_0, own_full_0_of_1, own_full_0, begun_count_0_of_1, begun_count_0, inner_0_of_1, inner_0, inner_cut_count_0_of_1, inner_cut_count_0, bad_preambles_0_of_1, bad_preambles_0, more_sets_0_of_1, more_sets_0};

endmodule

`default_nettype wire
