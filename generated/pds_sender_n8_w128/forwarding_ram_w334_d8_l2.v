// 8 words of 334 bits, one read-modify-write a clock, each word 2 clocks after its address.
`default_nettype none

module forwarding_ram_w334_d8_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire  [2:0] next_state,
    input  wire [15:0] next_peer,
    input  wire        next_peered,
    input  wire [31:0] next_start,
    input  wire [31:0] next_next,
    input  wire [31:0] next_cum,
    input  wire  [7:0] next_range,
    input  wire        next_ranged,
    input  wire [31:0] next_range_cum,
    input  wire        next_wish,
    input  wire        next_closing,
    input  wire        next_clean,
    input  wire        next_syn_resent,
    input  wire        next_going,
    input  wire [31:0] next_again,
    input  wire [31:0] next_until,
    input  wire        next_sleek,
    input  wire        next_hold,
    input  wire [31:0] next_hold_at,
    input  wire        next_went,
    input  wire [31:0] next_went_to,
    input  wire [31:0] next_went_at,
    input  wire        next_renew,
    input  wire  [7:0] next_code,
    input  wire        write,
    output wire  [2:0] word_state,
    output wire [15:0] word_peer,
    output wire        word_peered,
    output wire [31:0] word_start,
    output wire [31:0] word_next,
    output wire [31:0] word_cum,
    output wire  [7:0] word_range,
    output wire        word_ranged,
    output wire [31:0] word_range_cum,
    output wire        word_wish,
    output wire        word_closing,
    output wire        word_clean,
    output wire        word_syn_resent,
    output wire        word_going,
    output wire [31:0] word_again,
    output wire [31:0] word_until,
    output wire        word_sleek,
    output wire        word_hold,
    output wire [31:0] word_hold_at,
    output wire        word_went,
    output wire [31:0] word_went_to,
    output wire [31:0] word_went_at,
    output wire        word_renew,
    output wire  [7:0] word_code,
    output wire  [2:0] at,
    output wire        valid
);

    reg    [2:0] addr_1;
    reg          valid_1;
    reg    [2:0] addr_2;
    reg          valid_2;
    reg  [333:0] memory_rdata;
    reg    [2:0] written_state;
    reg   [15:0] written_peer;
    reg          written_peered;
    reg   [31:0] written_start;
    reg   [31:0] written_next;
    reg   [31:0] written_cum;
    reg    [7:0] written_range;
    reg          written_ranged;
    reg   [31:0] written_range_cum;
    reg          written_wish;
    reg          written_closing;
    reg          written_clean;
    reg          written_syn_resent;
    reg          written_going;
    reg   [31:0] written_again;
    reg   [31:0] written_until;
    reg          written_sleek;
    reg          written_hold;
    reg   [31:0] written_hold_at;
    reg          written_went;
    reg   [31:0] written_went_to;
    reg   [31:0] written_went_at;
    reg          written_renew;
    reg    [7:0] written_code;
    reg          wrote;
    reg          beside;
    reg    [2:0] fetched_state;
    reg   [15:0] fetched_peer;
    reg          fetched_peered;
    reg   [31:0] fetched_start;
    reg   [31:0] fetched_next;
    reg   [31:0] fetched_cum;
    reg    [7:0] fetched_range;
    reg          fetched_ranged;
    reg   [31:0] fetched_range_cum;
    reg          fetched_wish;
    reg          fetched_closing;
    reg          fetched_clean;
    reg          fetched_syn_resent;
    reg          fetched_going;
    reg   [31:0] fetched_again;
    reg   [31:0] fetched_until;
    reg          fetched_sleek;
    reg          fetched_hold;
    reg   [31:0] fetched_hold_at;
    reg          fetched_went;
    reg   [31:0] fetched_went_to;
    reg   [31:0] fetched_went_at;
    reg          fetched_renew;
    reg    [7:0] fetched_code;
    reg          one_apart;
    reg          beside_last;
    (* no_rw_check *)
    reg  [333:0] memory [0:7];

    wire        writes = valid_2 && write;
    wire        beside_last_and_wrote = beside_last && wrote;
    wire  [2:0] word_state_choice = beside_last_and_wrote ? written_state : fetched_state;
    wire [15:0] word_peer_choice = beside_last_and_wrote ? written_peer : fetched_peer;
    wire        word_peered_choice = beside_last_and_wrote ? written_peered : fetched_peered;
    wire [31:0] word_start_choice = beside_last_and_wrote ? written_start : fetched_start;
    wire [31:0] word_next_choice = beside_last_and_wrote ? written_next : fetched_next;
    wire [31:0] word_cum_choice = beside_last_and_wrote ? written_cum : fetched_cum;
    wire  [7:0] word_range_choice = beside_last_and_wrote ? written_range : fetched_range;
    wire        word_ranged_choice = beside_last_and_wrote ? written_ranged : fetched_ranged;
    wire [31:0] word_range_cum_choice = beside_last_and_wrote ? written_range_cum : fetched_range_cum;
    wire        word_wish_choice = beside_last_and_wrote ? written_wish : fetched_wish;
    wire        word_closing_choice = beside_last_and_wrote ? written_closing : fetched_closing;
    wire        word_clean_choice = beside_last_and_wrote ? written_clean : fetched_clean;
    wire        word_syn_resent_choice = beside_last_and_wrote ? written_syn_resent : fetched_syn_resent;
    wire        word_going_choice = beside_last_and_wrote ? written_going : fetched_going;
    wire [31:0] word_again_choice = beside_last_and_wrote ? written_again : fetched_again;
    wire [31:0] word_until_choice = beside_last_and_wrote ? written_until : fetched_until;
    wire        word_sleek_choice = beside_last_and_wrote ? written_sleek : fetched_sleek;
    wire        word_hold_choice = beside_last_and_wrote ? written_hold : fetched_hold;
    wire [31:0] word_hold_at_choice = beside_last_and_wrote ? written_hold_at : fetched_hold_at;
    wire        word_went_choice = beside_last_and_wrote ? written_went : fetched_went;
    wire [31:0] word_went_to_choice = beside_last_and_wrote ? written_went_to : fetched_went_to;
    wire [31:0] word_went_at_choice = beside_last_and_wrote ? written_went_at : fetched_went_at;
    wire        word_renew_choice = beside_last_and_wrote ? written_renew : fetched_renew;
    wire  [7:0] word_code_choice = beside_last_and_wrote ? written_code : fetched_code;
    wire        one_apart_and_wrote = one_apart && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_2] <= {
        next_state,
        next_peer,
        next_peered,
        next_start,
        next_next,
        next_cum,
        next_range,
        next_ranged,
        next_range_cum,
        next_wish,
        next_closing,
        next_clean,
        next_syn_resent,
        next_going,
        next_again,
        next_until,
        next_sleek,
        next_hold,
        next_hold_at,
        next_went,
        next_went_to,
        next_went_at,
        next_renew,
        next_code
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        written_state <= next_state;
        written_peer <= next_peer;
        written_peered <= next_peered;
        written_start <= next_start;
        written_next <= next_next;
        written_cum <= next_cum;
        written_range <= next_range;
        written_ranged <= next_ranged;
        written_range_cum <= next_range_cum;
        written_wish <= next_wish;
        written_closing <= next_closing;
        written_clean <= next_clean;
        written_syn_resent <= next_syn_resent;
        written_going <= next_going;
        written_again <= next_again;
        written_until <= next_until;
        written_sleek <= next_sleek;
        written_hold <= next_hold;
        written_hold_at <= next_hold_at;
        written_went <= next_went;
        written_went_to <= next_went_to;
        written_went_at <= next_went_at;
        written_renew <= next_renew;
        written_code <= next_code;
        beside <= addr == addr_1;
        one_apart <= addr == addr_2;
        fetched_state <= one_apart_and_wrote ? written_state : memory_rdata[333:331];
        fetched_peer <= one_apart_and_wrote ? written_peer : memory_rdata[330:315];
        fetched_peered <= one_apart_and_wrote ? written_peered : memory_rdata[314];
        fetched_start <= one_apart_and_wrote ? written_start : memory_rdata[313:282];
        fetched_next <= one_apart_and_wrote ? written_next : memory_rdata[281:250];
        fetched_cum <= one_apart_and_wrote ? written_cum : memory_rdata[249:218];
        fetched_range <= one_apart_and_wrote ? written_range : memory_rdata[217:210];
        fetched_ranged <= one_apart_and_wrote ? written_ranged : memory_rdata[209];
        fetched_range_cum <= one_apart_and_wrote ? written_range_cum : memory_rdata[208:177];
        fetched_wish <= one_apart_and_wrote ? written_wish : memory_rdata[176];
        fetched_closing <= one_apart_and_wrote ? written_closing : memory_rdata[175];
        fetched_clean <= one_apart_and_wrote ? written_clean : memory_rdata[174];
        fetched_syn_resent <= one_apart_and_wrote ? written_syn_resent : memory_rdata[173];
        fetched_going <= one_apart_and_wrote ? written_going : memory_rdata[172];
        fetched_again <= one_apart_and_wrote ? written_again : memory_rdata[171:140];
        fetched_until <= one_apart_and_wrote ? written_until : memory_rdata[139:108];
        fetched_sleek <= one_apart_and_wrote ? written_sleek : memory_rdata[107];
        fetched_hold <= one_apart_and_wrote ? written_hold : memory_rdata[106];
        fetched_hold_at <= one_apart_and_wrote ? written_hold_at : memory_rdata[105:74];
        fetched_went <= one_apart_and_wrote ? written_went : memory_rdata[73];
        fetched_went_to <= one_apart_and_wrote ? written_went_to : memory_rdata[72:41];
        fetched_went_at <= one_apart_and_wrote ? written_went_at : memory_rdata[40:9];
        fetched_renew <= one_apart_and_wrote ? written_renew : memory_rdata[8];
        fetched_code <= one_apart_and_wrote ? written_code : memory_rdata[7:0];
        beside_last <= beside;
    end

    assign word_state = word_state_choice;
    assign word_peer = word_peer_choice;
    assign word_peered = word_peered_choice;
    assign word_start = word_start_choice;
    assign word_next = word_next_choice;
    assign word_cum = word_cum_choice;
    assign word_range = word_range_choice;
    assign word_ranged = word_ranged_choice;
    assign word_range_cum = word_range_cum_choice;
    assign word_wish = word_wish_choice;
    assign word_closing = word_closing_choice;
    assign word_clean = word_clean_choice;
    assign word_syn_resent = word_syn_resent_choice;
    assign word_going = word_going_choice;
    assign word_again = word_again_choice;
    assign word_until = word_until_choice;
    assign word_sleek = word_sleek_choice;
    assign word_hold = word_hold_choice;
    assign word_hold_at = word_hold_at_choice;
    assign word_went = word_went_choice;
    assign word_went_to = word_went_to_choice;
    assign word_went_at = word_went_at_choice;
    assign word_renew = word_renew_choice;
    assign word_code = word_code_choice;
    assign at = addr_2;
    assign valid = valid_2;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg   [2:0] expected_state;
    reg  [15:0] expected_peer;
    reg         expected_peered;
    reg  [31:0] expected_start;
    reg  [31:0] expected_next;
    reg  [31:0] expected_cum;
    reg   [7:0] expected_range;
    reg         expected_ranged;
    reg  [31:0] expected_range_cum;
    reg         expected_wish;
    reg         expected_closing;
    reg         expected_clean;
    reg         expected_syn_resent;
    reg         expected_going;
    reg  [31:0] expected_again;
    reg  [31:0] expected_until;
    reg         expected_sleek;
    reg         expected_hold;
    reg  [31:0] expected_hold_at;
    reg         expected_went;
    reg  [31:0] expected_went_to;
    reg  [31:0] expected_went_at;
    reg         expected_renew;
    reg   [7:0] expected_code;

    wire         addr_2_eq_watched = addr_2 == watched;
    wire [333:0] word_is_latest_word = {
        word_state_choice,
        word_peer_choice,
        word_peered_choice,
        word_start_choice,
        word_next_choice,
        word_cum_choice,
        word_range_choice,
        word_ranged_choice,
        word_range_cum_choice,
        word_wish_choice,
        word_closing_choice,
        word_clean_choice,
        word_syn_resent_choice,
        word_going_choice,
        word_again_choice,
        word_until_choice,
        word_sleek_choice,
        word_hold_choice,
        word_hold_at_choice,
        word_went_choice,
        word_went_to_choice,
        word_went_at_choice,
        word_renew_choice,
        word_code_choice
    };
    wire [333:0] word_is_latest_word_2 = {
        expected_state,
        expected_peer,
        expected_peered,
        expected_start,
        expected_next,
        expected_cum,
        expected_range,
        expected_ranged,
        expected_range_cum,
        expected_wish,
        expected_closing,
        expected_clean,
        expected_syn_resent,
        expected_going,
        expected_again,
        expected_until,
        expected_sleek,
        expected_hold,
        expected_hold_at,
        expected_went,
        expected_went_to,
        expected_went_at,
        expected_renew,
        expected_code
    };

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_2_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_2_eq_watched) begin
                watched <= addr_2;
                expected_state <= next_state;
                expected_peer <= next_peer;
                expected_peered <= next_peered;
                expected_start <= next_start;
                expected_next <= next_next;
                expected_cum <= next_cum;
                expected_range <= next_range;
                expected_ranged <= next_ranged;
                expected_range_cum <= next_range_cum;
                expected_wish <= next_wish;
                expected_closing <= next_closing;
                expected_clean <= next_clean;
                expected_syn_resent <= next_syn_resent;
                expected_going <= next_going;
                expected_again <= next_again;
                expected_until <= next_until;
                expected_sleek <= next_sleek;
                expected_hold <= next_hold;
                expected_hold_at <= next_hold_at;
                expected_went <= next_went;
                expected_went_to <= next_went_to;
                expected_went_at <= next_went_at;
                expected_renew <= next_renew;
                expected_code <= next_code;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_2 && known && addr_2_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
