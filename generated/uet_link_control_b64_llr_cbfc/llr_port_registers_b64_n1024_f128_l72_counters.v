// 40 counters of 64 bits that follow short ones.
`default_nettype none

module llr_port_registers_b64_n1024_f128_l72_counters (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] counts_tx_init_ctl_os,
    input  wire  [7:0] counts_rx_init_echo_ctl_os,
    input  wire  [7:0] counts_rx_ack_ctl_os,
    input  wire  [7:0] counts_rx_nack_ctl_os,
    input  wire  [7:0] counts_rx_ack_nack_seq_error,
    input  wire  [7:0] counts_rx_echo_mismatch,
    input  wire  [7:0] counts_tx_discard,
    input  wire  [7:0] counts_tx_best_effort,
    input  wire  [7:0] counts_tx_ok,
    input  wire  [7:0] counts_tx_poisoned,
    input  wire  [7:0] counts_tx_replay,
    input  wire  [7:0] counts_tx_replayed_frames,
    input  wire [13:0] counts_tx_replayed_bytes,
    input  wire  [7:0] counts_tx_padded,
    input  wire  [7:0] counts_tx_too_long,
    input  wire  [7:0] counts_rx_init_ctl_os,
    input  wire  [7:0] counts_tx_init_echo_ctl_os,
    input  wire  [7:0] counts_tx_ack_ctl_os,
    input  wire  [7:0] counts_tx_nack_ctl_os,
    input  wire  [7:0] counts_rx_ok,
    input  wire  [7:0] counts_rx_poisoned,
    input  wire  [7:0] counts_rx_bad,
    input  wire  [7:0] counts_rx_expected_seq_good,
    input  wire  [7:0] counts_rx_expected_seq_poisoned,
    input  wire  [7:0] counts_rx_expected_seq_bad,
    input  wire  [7:0] counts_rx_missing_seq,
    input  wire  [7:0] counts_rx_duplicate_seq,
    input  wire  [7:0] counts_rx_replay,
    input  wire  [7:0] counts_rx_ineligible_good,
    input  wire  [7:0] counts_rx_ineligible_bad,
    input  wire  [7:0] counts_rx_llr_dropped,
    input  wire [11:0] counts_rx_ctl_os_type_error,
    input  wire [11:0] counts_rx_ctl_os_padding_error,
    input  wire [11:0] counts_rx_ctl_os_spacing_error,
    input  wire [11:0] counts_rx_preamble_error,
    input  wire [11:0] counts_rx_cut,
    input  wire [11:0] counts_rx_runt,
    input  wire [11:0] counts_rx_refused,
    input  wire  [7:0] counts_tx_underrun,
    input  wire  [7:0] counts_rx_ctl_os_lost,
    input  wire  [5:0] read,
    output wire [63:0] total
);

    reg   [5:0] turn;
    reg         begun;
    reg         shown;
    reg  [13:0] short;
    reg   [5:0] place;
    reg  [63:0] whole;
    reg  [63:0] totals [0:63];

    wire [63:0] totals_rdata = totals[turn];
    wire [13:0] difference = short - whole[13:0];
    wire [13:0] grown_choice = place[2] ? (place[1] ? 14'd255 : 14'hfff) : 14'hfff;
    wire [13:0] grown_choice_2 = place[1] ? (place[0] ? 14'hfff : 14'd255) : 14'd255;
    wire [13:0] grown_choice_3 = place[3] ? (place[2] ? grown_choice_2 : 14'd255) : 14'd255;
    wire [13:0] grown_choice_4 = place[1] ? 14'd255 : place[0] ? 14'd255 : {14{1'b1}};
    wire [13:0] grown_choice_5 = place[3] ? (place[2] ? grown_choice_4 : 14'd255) : 14'd255;
    wire [13:0] grown_choice_6 = place[5] ? grown_choice : place[4] ? grown_choice_3 : grown_choice_5;
    wire [13:0] grown = difference & grown_choice_6;
    wire [63:0] totals_rdata_1 = totals[read];
    wire [13:0] short_choice = turn[0] ? {6'd0, counts_rx_ctl_os_lost} : {6'd0, counts_tx_underrun};
    wire [13:0] short_choice_2 = turn[0] ? {2'd0, counts_rx_refused} : {2'd0, counts_rx_runt};
    wire [13:0] short_choice_3 = turn[1] ? short_choice : short_choice_2;
    wire [13:0] short_choice_4 = turn[0] ? {2'd0, counts_rx_cut} : {2'd0, counts_rx_preamble_error};
    wire [13:0] short_word = {2'd0, counts_rx_ctl_os_spacing_error};
    wire [13:0] short_choice_5 = turn[0] ? short_word : {2'd0, counts_rx_ctl_os_padding_error};
    wire [13:0] short_choice_6 = turn[2] ? short_choice_3 : turn[1] ? short_choice_4 : short_choice_5;
    wire [13:0] short_word_2 = {2'd0, counts_rx_ctl_os_type_error};
    wire [13:0] short_choice_7 = turn[0] ? short_word_2 : {6'd0, counts_rx_llr_dropped};
    wire [13:0] short_word_3 = {6'd0, counts_rx_ineligible_good};
    wire [13:0] short_choice_8 = turn[0] ? {6'd0, counts_rx_ineligible_bad} : short_word_3;
    wire [13:0] short_choice_9 = turn[1] ? short_choice_7 : short_choice_8;
    wire [13:0] short_choice_10 = turn[0] ? {6'd0, counts_rx_replay} : {6'd0, counts_rx_duplicate_seq};
    wire [13:0] short_word_4 = {6'd0, counts_rx_expected_seq_bad};
    wire [13:0] short_choice_11 = turn[0] ? {6'd0, counts_rx_missing_seq} : short_word_4;
    wire [13:0] short_choice_12 = turn[2] ? short_choice_9 : turn[1] ? short_choice_10 : short_choice_11;
    wire [13:0] short_word_5 = {6'd0, counts_rx_expected_seq_poisoned};
    wire [13:0] short_choice_13 = turn[0] ? short_word_5 : {6'd0, counts_rx_expected_seq_good};
    wire [13:0] short_choice_14 = turn[0] ? {6'd0, counts_rx_bad} : {6'd0, counts_rx_poisoned};
    wire [13:0] short_choice_15 = turn[1] ? short_choice_13 : short_choice_14;
    wire [13:0] short_choice_16 = turn[0] ? {6'd0, counts_rx_ok} : {6'd0, counts_tx_nack_ctl_os};
    wire [13:0] short_word_6 = {6'd0, counts_tx_init_echo_ctl_os};
    wire [13:0] short_choice_17 = turn[0] ? {6'd0, counts_tx_ack_ctl_os} : short_word_6;
    wire [13:0] short_choice_18 = turn[2] ? short_choice_15 : turn[1] ? short_choice_16 : short_choice_17;
    wire [13:0] short_choice_19 = turn[3] ? short_choice_12 : short_choice_18;
    wire [13:0] short_choice_20 = turn[0] ? {6'd0, counts_rx_init_ctl_os} : {6'd0, counts_tx_too_long};
    wire [13:0] short_choice_21 = turn[0] ? {6'd0, counts_tx_padded} : counts_tx_replayed_bytes;
    wire [13:0] short_choice_22 = turn[1] ? short_choice_20 : short_choice_21;
    wire [13:0] short_word_7 = {6'd0, counts_tx_replayed_frames};
    wire [13:0] short_choice_23 = turn[0] ? short_word_7 : {6'd0, counts_tx_replay};
    wire [13:0] short_choice_24 = turn[0] ? {6'd0, counts_tx_poisoned} : {6'd0, counts_tx_ok};
    wire [13:0] short_choice_25 = turn[2] ? short_choice_22 : turn[1] ? short_choice_23 : short_choice_24;
    wire [13:0] short_choice_26 = turn[0] ? {6'd0, counts_tx_best_effort} : {6'd0, counts_tx_discard};
    wire [13:0] short_word_8 = {6'd0, counts_rx_ack_nack_seq_error};
    wire [13:0] short_choice_27 = turn[0] ? {6'd0, counts_rx_echo_mismatch} : short_word_8;
    wire [13:0] short_choice_28 = turn[1] ? short_choice_26 : short_choice_27;
    wire [13:0] short_word_9 = {6'd0, counts_rx_nack_ctl_os};
    wire [13:0] short_choice_29 = turn[0] ? short_word_9 : {6'd0, counts_rx_ack_ctl_os};
    wire [13:0] short_word_10 = {6'd0, counts_rx_init_echo_ctl_os};
    wire [13:0] short_choice_30 = turn[0] ? short_word_10 : {6'd0, counts_tx_init_ctl_os};
    wire [13:0] short_choice_31 = turn[2] ? short_choice_28 : turn[1] ? short_choice_29 : short_choice_30;
    wire [13:0] short_choice_32 = turn[4] ? short_choice_19 : turn[3] ? short_choice_25 : short_choice_31;

    always @(posedge clk) begin
        totals[place] <= whole + {50'd0, grown};
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 6'd0;
            begun <= 1'b0;
            shown <= 1'b0;
        end else begin
            turn <= turn + 6'd1;
            if (turn == 6'd63) begin
                begun <= 1'b1;
            end
            shown <= begun;
        end
    end

    always @(posedge clk) begin
        place <= turn;
        short <= turn[5] ? short_choice_6 : short_choice_32;
        whole <= totals_rdata & {64{begun}};
    end

    assign total = totals_rdata_1 & {64{shown}};

endmodule

`default_nettype wire
