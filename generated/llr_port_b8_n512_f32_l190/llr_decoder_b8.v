// Frames and messages out of blocks of 64b/66b, 8 bytes a clock, for link-level retry.
`default_nettype none

module llr_decoder_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        column_0_control,
    input  wire [63:0] column_0_data,
    input  wire        valid,
    input  wire        pcs_up,
    input  wire        clear_counts,
    output wire [63:0] beat_data,
    output wire  [7:0] beat_keep,
    output wire        beat_last,
    output wire        beat_user_llr,
    output wire [19:0] beat_user_seq,
    output wire        beat_valid,
    output wire        error,
    output reg   [1:0] message_kind,
    output reg  [19:0] message_seq,
    output reg  [15:0] message_init_data,
    output reg         message_valid,
    output reg   [4:0] cf_update_vc_0,
    output reg  [14:0] cf_update_freed_0,
    output reg   [4:0] cf_update_vc_1,
    output reg  [14:0] cf_update_freed_1,
    output reg         cf_update_valid,
    output wire [31:0] counts_rx_ctl_os_type_error,
    output wire [31:0] counts_rx_ctl_os_padding_error,
    output wire [31:0] counts_rx_ctl_os_spacing_error,
    output wire [31:0] counts_rx_preamble_error,
    output wire [31:0] counts_rx_cut,
    output wire [31:0] counts_rx_runt,
    output wire [31:0] counts_rx_refused
);

    wire [63:0] reader_read_blocks_0;
    wire        reader_read_places_0;
    wire        reader_read_own;
    wire        reader_read_own_full;
    wire        reader_read_stops;
    wire        reader_read_stops_well;
    wire  [2:0] reader_read_rest;
    wire        reader_read_begins;
    wire        reader_read_begun;
    wire        reader_read_begun_count;
    wire        reader_read_tag_llr;
    wire [19:0] reader_read_tag_seq;
    wire        reader_read_inner;
    wire        reader_read_inner_cuts;
    wire        reader_read_bad_preambles;
    wire [63:0] reader_read_set_data;
    wire        reader_read_has_set;
    wire        reader_read_more_sets;
    wire [63:0] joiner_beat_data;
    wire  [7:0] joiner_beat_keep;
    wire        joiner_beat_last;
    wire        joiner_beat_user_llr;
    wire [19:0] joiner_beat_user_seq;
    wire        joiner_valid;
    wire        joiner_error;
    wire        joiner_refused;
    wire        joiner_cut;
    wire        joiner_runt;
    wire  [1:0] set_message_kind;
    wire [19:0] set_message_seq;
    wire [15:0] set_message_init_data;
    wire        set_is_message;
    wire  [4:0] set_cf_update_vc_0;
    wire [14:0] set_cf_update_freed_0;
    wire  [4:0] set_cf_update_vc_1;
    wire [14:0] set_cf_update_freed_1;
    wire        set_is_cf_update;
    wire        set_type_error;
    wire        set_padding_error;
    reg   [1:0] type_error;
    wire [31:0] type_error_counter_count;
    reg   [1:0] padding_error;
    wire [31:0] padding_error_counter_count;
    reg   [1:0] spacing_error;
    wire [31:0] spacing_error_counter_count;
    reg   [1:0] preamble_error;
    wire [31:0] preamble_error_counter_count;
    reg   [1:0] cut;
    wire [31:0] cut_counter_count;
    reg   [1:0] runt;
    wire [31:0] runt_counter_count;
    reg   [1:0] refused;
    wire [31:0] refused_counter_count;

    llr_column_read_b8 reader (
        .clk                (clk),
        .rst                (rst),
        .column_0_control   (column_0_control),
        .column_0_data      (column_0_data),
        .valid              (valid),
        .pcs_up             (pcs_up),
        .read_blocks_0      (reader_read_blocks_0),
        .read_places_0      (reader_read_places_0),
        .read_own           (reader_read_own),
        .read_own_full      (reader_read_own_full),
        .read_stops         (reader_read_stops),
        .read_stops_well    (reader_read_stops_well),
        .read_rest          (reader_read_rest),
        .read_begins        (reader_read_begins),
        .read_begun         (reader_read_begun),
        .read_begun_count   (reader_read_begun_count),
        .read_tag_llr       (reader_read_tag_llr),
        .read_tag_seq       (reader_read_tag_seq),
        .read_inner         (reader_read_inner),
        .read_inner_cuts    (reader_read_inner_cuts),
        .read_bad_preambles (reader_read_bad_preambles),
        .read_set_data      (reader_read_set_data),
        .read_has_set       (reader_read_has_set),
        .read_more_sets     (reader_read_more_sets)
    );

    llr_frame_join_b8 joiner (
        .clk                  (clk),
        .rst                  (rst),
        .column_blocks_0      (reader_read_blocks_0),
        .column_places_0      (reader_read_places_0),
        .column_own           (reader_read_own),
        .column_own_full      (reader_read_own_full),
        .column_stops         (reader_read_stops),
        .column_stops_well    (reader_read_stops_well),
        .column_rest          (reader_read_rest),
        .column_begins        (reader_read_begins),
        .column_begun         (reader_read_begun),
        .column_begun_count   (reader_read_begun_count),
        .column_tag_llr       (reader_read_tag_llr),
        .column_tag_seq       (reader_read_tag_seq),
        .column_inner         (reader_read_inner),
        .column_inner_cuts    (reader_read_inner_cuts),
        .column_bad_preambles (reader_read_bad_preambles),
        .column_set_data      (reader_read_set_data),
        .column_has_set       (reader_read_has_set),
        .column_more_sets     (reader_read_more_sets),
        .beat_data            (joiner_beat_data),
        .beat_keep            (joiner_beat_keep),
        .beat_last            (joiner_beat_last),
        .beat_user_llr        (joiner_beat_user_llr),
        .beat_user_seq        (joiner_beat_user_seq),
        .valid                (joiner_valid),
        .error                (joiner_error),
        .refused              (joiner_refused),
        .cut                  (joiner_cut),
        .runt                 (joiner_runt)
    );

    llr_ordered_set_read set (
        .data              (reader_read_set_data),
        .message_kind      (set_message_kind),
        .message_seq       (set_message_seq),
        .message_init_data (set_message_init_data),
        .is_message        (set_is_message),
        .cf_update_vc_0    (set_cf_update_vc_0),
        .cf_update_freed_0 (set_cf_update_freed_0),
        .cf_update_vc_1    (set_cf_update_vc_1),
        .cf_update_freed_1 (set_cf_update_freed_1),
        .is_cf_update      (set_is_cf_update),
        .type_error        (set_type_error),
        .padding_error     (set_padding_error)
    );

    statistics_counter_w32_by2 type_error_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (type_error),
        .clear  (clear_counts),
        .count  (type_error_counter_count)
    );

    statistics_counter_w32_by2 padding_error_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (padding_error),
        .clear  (clear_counts),
        .count  (padding_error_counter_count)
    );

    statistics_counter_w32_by2 spacing_error_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (spacing_error),
        .clear  (clear_counts),
        .count  (spacing_error_counter_count)
    );

    statistics_counter_w32_by2 preamble_error_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (preamble_error),
        .clear  (clear_counts),
        .count  (preamble_error_counter_count)
    );

    statistics_counter_w32_by2 cut_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (cut),
        .clear  (clear_counts),
        .count  (cut_counter_count)
    );

    statistics_counter_w32_by2 runt_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (runt),
        .clear  (clear_counts),
        .count  (runt_counter_count)
    );

    statistics_counter_w32_by2 refused_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (refused),
        .clear  (clear_counts),
        .count  (refused_counter_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            message_valid <= 1'b0;
            cf_update_valid <= 1'b0;
            type_error <= 2'd0;
            padding_error <= 2'd0;
            spacing_error <= 2'd0;
            preamble_error <= 2'd0;
            cut <= 2'd0;
            runt <= 2'd0;
            refused <= 2'd0;
        end else begin
            message_valid <= set_is_message && reader_read_has_set;
            cf_update_valid <= set_is_cf_update && reader_read_has_set;
            type_error <= {1'b0, set_type_error && reader_read_has_set};
            padding_error <= {1'b0, set_padding_error && reader_read_has_set};
            spacing_error <= {1'b0, reader_read_more_sets};
            preamble_error <= {1'b0, reader_read_bad_preambles};
            cut <= {1'b0, reader_read_inner_cuts} + {1'b0, joiner_cut};
            runt <= {1'b0, reader_read_inner} + {1'b0, joiner_runt};
            refused <= {1'b0, joiner_refused};
        end
    end

    always @(posedge clk) begin
        message_kind <= set_message_kind;
        message_seq <= set_message_seq;
        message_init_data <= set_message_init_data;
        cf_update_vc_0 <= set_cf_update_vc_0;
        cf_update_freed_0 <= set_cf_update_freed_0;
        cf_update_vc_1 <= set_cf_update_vc_1;
        cf_update_freed_1 <= set_cf_update_freed_1;
    end

    assign beat_data = joiner_beat_data;
    assign beat_keep = joiner_beat_keep;
    assign beat_last = joiner_beat_last;
    assign beat_user_llr = joiner_beat_user_llr;
    assign beat_user_seq = joiner_beat_user_seq;
    assign beat_valid = joiner_valid;
    assign error = joiner_error;
    assign counts_rx_ctl_os_type_error = type_error_counter_count;
    assign counts_rx_ctl_os_padding_error = padding_error_counter_count;
    assign counts_rx_ctl_os_spacing_error = spacing_error_counter_count;
    assign counts_rx_preamble_error = preamble_error_counter_count;
    assign counts_rx_cut = cut_counter_count;
    assign counts_rx_runt = runt_counter_count;
    assign counts_rx_refused = refused_counter_count;

endmodule

`default_nettype wire
