// 8 words of 135 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w135_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [31:0] next_next,
    input  wire        next_close_sent,
    input  wire        next_going,
    input  wire        next_far,
    input  wire [31:0] next_again,
    input  wire [31:0] next_until,
    input  wire        next_sleek,
    input  wire        next_hold,
    input  wire [31:0] next_hold_at,
    input  wire        next_renew,
    input  wire        next_syn_resent,
    input  wire        write,
    output wire [31:0] word_next,
    output wire        word_close_sent,
    output wire        word_going,
    output wire        word_far,
    output wire [31:0] word_again,
    output wire [31:0] word_until,
    output wire        word_sleek,
    output wire        word_hold,
    output wire [31:0] word_hold_at,
    output wire        word_renew,
    output wire        word_syn_resent,
    output wire  [2:0] at,
    output wire        valid
);

    reg    [2:0] addr_1;
    reg          valid_1;
    reg    [2:0] addr_2;
    reg          valid_2;
    reg    [2:0] addr_3;
    reg          valid_3;
    reg  [134:0] memory_rdata;
    reg   [31:0] written_next;
    reg          written_close_sent;
    reg          written_going;
    reg          written_far;
    reg   [31:0] written_again;
    reg   [31:0] written_until;
    reg          written_sleek;
    reg          written_hold;
    reg   [31:0] written_hold_at;
    reg          written_renew;
    reg          written_syn_resent;
    reg          wrote;
    reg          beside;
    reg   [31:0] fetched_next;
    reg          fetched_close_sent;
    reg          fetched_going;
    reg          fetched_far;
    reg   [31:0] fetched_again;
    reg   [31:0] fetched_until;
    reg          fetched_sleek;
    reg          fetched_hold;
    reg   [31:0] fetched_hold_at;
    reg          fetched_renew;
    reg          fetched_syn_resent;
    reg          two_apart;
    reg          beside_next;
    reg          one_apart;
    reg          one_apart_next;
    reg   [31:0] latest_next;
    reg          latest_close_sent;
    reg          latest_going;
    reg          latest_far;
    reg   [31:0] latest_again;
    reg   [31:0] latest_until;
    reg          latest_sleek;
    reg          latest_hold;
    reg   [31:0] latest_hold_at;
    reg          latest_renew;
    reg          latest_syn_resent;
    (* no_rw_check *)
    reg  [134:0] memory [0:7];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;
    wire latest_close_sent_choice = one_apart_next_and_wrote ? written_close_sent : fetched_close_sent;
    wire latest_syn_resent_choice = one_apart_next_and_wrote ? written_syn_resent : fetched_syn_resent;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {
        next_next,
        next_close_sent,
        next_going,
        next_far,
        next_again,
        next_until,
        next_sleek,
        next_hold,
        next_hold_at,
        next_renew,
        next_syn_resent
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        addr_3 <= addr_2;
        written_next <= next_next;
        written_close_sent <= next_close_sent;
        written_going <= next_going;
        written_far <= next_far;
        written_again <= next_again;
        written_until <= next_until;
        written_sleek <= next_sleek;
        written_hold <= next_hold;
        written_hold_at <= next_hold_at;
        written_renew <= next_renew;
        written_syn_resent <= next_syn_resent;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_next <= two_apart_and_wrote ? written_next : memory_rdata[134:103];
        fetched_close_sent <= two_apart_and_wrote ? written_close_sent : memory_rdata[102];
        fetched_going <= two_apart_and_wrote ? written_going : memory_rdata[101];
        fetched_far <= two_apart_and_wrote ? written_far : memory_rdata[100];
        fetched_again <= two_apart_and_wrote ? written_again : memory_rdata[99:68];
        fetched_until <= two_apart_and_wrote ? written_until : memory_rdata[67:36];
        fetched_sleek <= two_apart_and_wrote ? written_sleek : memory_rdata[35];
        fetched_hold <= two_apart_and_wrote ? written_hold : memory_rdata[34];
        fetched_hold_at <= two_apart_and_wrote ? written_hold_at : memory_rdata[33:2];
        fetched_renew <= two_apart_and_wrote ? written_renew : memory_rdata[1];
        fetched_syn_resent <= two_apart_and_wrote ? written_syn_resent : memory_rdata[0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_next <= beside_next_and_writes ? next_next : one_apart_next_and_wrote ? written_next : fetched_next;
        latest_close_sent <= beside_next_and_writes ? next_close_sent : latest_close_sent_choice;
        latest_going <= beside_next_and_writes ? next_going : one_apart_next_and_wrote ? written_going : fetched_going;
        latest_far <= beside_next_and_writes ? next_far : one_apart_next_and_wrote ? written_far : fetched_far;
        latest_again <= beside_next_and_writes ? next_again : one_apart_next_and_wrote ? written_again : fetched_again;
        latest_until <= beside_next_and_writes ? next_until : one_apart_next_and_wrote ? written_until : fetched_until;
        latest_sleek <= beside_next_and_writes ? next_sleek : one_apart_next_and_wrote ? written_sleek : fetched_sleek;
        latest_hold <= beside_next_and_writes ? next_hold : one_apart_next_and_wrote ? written_hold : fetched_hold;
        latest_hold_at <= beside_next_and_writes ? next_hold_at : one_apart_next_and_wrote ? written_hold_at : fetched_hold_at;
        latest_renew <= beside_next_and_writes ? next_renew : one_apart_next_and_wrote ? written_renew : fetched_renew;
        latest_syn_resent <= beside_next_and_writes ? next_syn_resent : latest_syn_resent_choice;
    end

    assign word_next = latest_next;
    assign word_close_sent = latest_close_sent;
    assign word_going = latest_going;
    assign word_far = latest_far;
    assign word_again = latest_again;
    assign word_until = latest_until;
    assign word_sleek = latest_sleek;
    assign word_hold = latest_hold;
    assign word_hold_at = latest_hold_at;
    assign word_renew = latest_renew;
    assign word_syn_resent = latest_syn_resent;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [31:0] expected_next;
    reg         expected_close_sent;
    reg         expected_going;
    reg         expected_far;
    reg  [31:0] expected_again;
    reg  [31:0] expected_until;
    reg         expected_sleek;
    reg         expected_hold;
    reg  [31:0] expected_hold_at;
    reg         expected_renew;
    reg         expected_syn_resent;

    wire         addr_3_eq_watched = addr_3 == watched;
    wire [134:0] word_is_latest_word = {
        latest_next,
        latest_close_sent,
        latest_going,
        latest_far,
        latest_again,
        latest_until,
        latest_sleek,
        latest_hold,
        latest_hold_at,
        latest_renew,
        latest_syn_resent
    };
    wire [134:0] word_is_latest_word_2 = {
        expected_next,
        expected_close_sent,
        expected_going,
        expected_far,
        expected_again,
        expected_until,
        expected_sleek,
        expected_hold,
        expected_hold_at,
        expected_renew,
        expected_syn_resent
    };

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_3_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_3_eq_watched) begin
                watched <= addr_3;
                expected_next <= next_next;
                expected_close_sent <= next_close_sent;
                expected_going <= next_going;
                expected_far <= next_far;
                expected_again <= next_again;
                expected_until <= next_until;
                expected_sleek <= next_sleek;
                expected_hold <= next_hold;
                expected_hold_at <= next_hold_at;
                expected_renew <= next_renew;
                expected_syn_resent <= next_syn_resent;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
