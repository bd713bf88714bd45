// 8 words of 137 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w137_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire  [2:0] next_state,
    input  wire        next_age,
    input  wire [15:0] next_peer,
    input  wire        next_peered,
    input  wire [31:0] next_start,
    input  wire [31:0] next_cum,
    input  wire  [7:0] next_range,
    input  wire        next_ranged,
    input  wire [31:0] next_range_cum,
    input  wire        next_to_close,
    input  wire        next_plain,
    input  wire        next_clean,
    input  wire  [7:0] next_code,
    input  wire        write,
    output wire  [2:0] word_state,
    output wire        word_age,
    output wire [15:0] word_peer,
    output wire        word_peered,
    output wire [31:0] word_start,
    output wire [31:0] word_cum,
    output wire  [7:0] word_range,
    output wire        word_ranged,
    output wire [31:0] word_range_cum,
    output wire        word_to_close,
    output wire        word_plain,
    output wire        word_clean,
    output wire  [7:0] word_code,
    output wire  [2:0] at,
    output wire        valid
);

    reg    [2:0] addr_1;
    reg          valid_1;
    reg    [2:0] addr_2;
    reg          valid_2;
    reg    [2:0] addr_3;
    reg          valid_3;
    reg  [136:0] memory_rdata;
    reg    [2:0] written_state;
    reg          written_age;
    reg   [15:0] written_peer;
    reg          written_peered;
    reg   [31:0] written_start;
    reg   [31:0] written_cum;
    reg    [7:0] written_range;
    reg          written_ranged;
    reg   [31:0] written_range_cum;
    reg          written_to_close;
    reg          written_plain;
    reg          written_clean;
    reg    [7:0] written_code;
    reg          wrote;
    reg          beside;
    reg    [2:0] fetched_state;
    reg          fetched_age;
    reg   [15:0] fetched_peer;
    reg          fetched_peered;
    reg   [31:0] fetched_start;
    reg   [31:0] fetched_cum;
    reg    [7:0] fetched_range;
    reg          fetched_ranged;
    reg   [31:0] fetched_range_cum;
    reg          fetched_to_close;
    reg          fetched_plain;
    reg          fetched_clean;
    reg    [7:0] fetched_code;
    reg          two_apart;
    reg          beside_next;
    reg          one_apart;
    reg          one_apart_next;
    reg    [2:0] latest_state;
    reg          latest_age;
    reg   [15:0] latest_peer;
    reg          latest_peered;
    reg   [31:0] latest_start;
    reg   [31:0] latest_cum;
    reg    [7:0] latest_range;
    reg          latest_ranged;
    reg   [31:0] latest_range_cum;
    reg          latest_to_close;
    reg          latest_plain;
    reg          latest_clean;
    reg    [7:0] latest_code;
    (* no_rw_check *)
    reg  [136:0] memory [0:7];

    wire        writes = valid_3 && write;
    wire        two_apart_and_wrote = two_apart && wrote;
    wire        beside_next_and_writes = beside_next && writes;
    wire        one_apart_next_and_wrote = one_apart_next && wrote;
    wire [31:0] latest_range_cum_choice = one_apart_next_and_wrote ? written_range_cum : fetched_range_cum;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {
        next_state,
        next_age,
        next_peer,
        next_peered,
        next_start,
        next_cum,
        next_range,
        next_ranged,
        next_range_cum,
        next_to_close,
        next_plain,
        next_clean,
        next_code
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
        written_state <= next_state;
        written_age <= next_age;
        written_peer <= next_peer;
        written_peered <= next_peered;
        written_start <= next_start;
        written_cum <= next_cum;
        written_range <= next_range;
        written_ranged <= next_ranged;
        written_range_cum <= next_range_cum;
        written_to_close <= next_to_close;
        written_plain <= next_plain;
        written_clean <= next_clean;
        written_code <= next_code;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_state <= two_apart_and_wrote ? written_state : memory_rdata[136:134];
        fetched_age <= two_apart_and_wrote ? written_age : memory_rdata[133];
        fetched_peer <= two_apart_and_wrote ? written_peer : memory_rdata[132:117];
        fetched_peered <= two_apart_and_wrote ? written_peered : memory_rdata[116];
        fetched_start <= two_apart_and_wrote ? written_start : memory_rdata[115:84];
        fetched_cum <= two_apart_and_wrote ? written_cum : memory_rdata[83:52];
        fetched_range <= two_apart_and_wrote ? written_range : memory_rdata[51:44];
        fetched_ranged <= two_apart_and_wrote ? written_ranged : memory_rdata[43];
        fetched_range_cum <= two_apart_and_wrote ? written_range_cum : memory_rdata[42:11];
        fetched_to_close <= two_apart_and_wrote ? written_to_close : memory_rdata[10];
        fetched_plain <= two_apart_and_wrote ? written_plain : memory_rdata[9];
        fetched_clean <= two_apart_and_wrote ? written_clean : memory_rdata[8];
        fetched_code <= two_apart_and_wrote ? written_code : memory_rdata[7:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_state <= beside_next_and_writes ? next_state : one_apart_next_and_wrote ? written_state : fetched_state;
        latest_age <= beside_next_and_writes ? next_age : one_apart_next_and_wrote ? written_age : fetched_age;
        latest_peer <= beside_next_and_writes ? next_peer : one_apart_next_and_wrote ? written_peer : fetched_peer;
        latest_peered <= beside_next_and_writes ? next_peered : one_apart_next_and_wrote ? written_peered : fetched_peered;
        latest_start <= beside_next_and_writes ? next_start : one_apart_next_and_wrote ? written_start : fetched_start;
        latest_cum <= beside_next_and_writes ? next_cum : one_apart_next_and_wrote ? written_cum : fetched_cum;
        latest_range <= beside_next_and_writes ? next_range : one_apart_next_and_wrote ? written_range : fetched_range;
        latest_ranged <= beside_next_and_writes ? next_ranged : one_apart_next_and_wrote ? written_ranged : fetched_ranged;
        latest_range_cum <= beside_next_and_writes ? next_range_cum : latest_range_cum_choice;
        latest_to_close <= beside_next_and_writes ? next_to_close : one_apart_next_and_wrote ? written_to_close : fetched_to_close;
        latest_plain <= beside_next_and_writes ? next_plain : one_apart_next_and_wrote ? written_plain : fetched_plain;
        latest_clean <= beside_next_and_writes ? next_clean : one_apart_next_and_wrote ? written_clean : fetched_clean;
        latest_code <= beside_next_and_writes ? next_code : one_apart_next_and_wrote ? written_code : fetched_code;
    end

    assign word_state = latest_state;
    assign word_age = latest_age;
    assign word_peer = latest_peer;
    assign word_peered = latest_peered;
    assign word_start = latest_start;
    assign word_cum = latest_cum;
    assign word_range = latest_range;
    assign word_ranged = latest_ranged;
    assign word_range_cum = latest_range_cum;
    assign word_to_close = latest_to_close;
    assign word_plain = latest_plain;
    assign word_clean = latest_clean;
    assign word_code = latest_code;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg   [2:0] expected_state;
    reg         expected_age;
    reg  [15:0] expected_peer;
    reg         expected_peered;
    reg  [31:0] expected_start;
    reg  [31:0] expected_cum;
    reg   [7:0] expected_range;
    reg         expected_ranged;
    reg  [31:0] expected_range_cum;
    reg         expected_to_close;
    reg         expected_plain;
    reg         expected_clean;
    reg   [7:0] expected_code;

    wire         addr_3_eq_watched = addr_3 == watched;
    wire [136:0] word_is_latest_word = {
        latest_state,
        latest_age,
        latest_peer,
        latest_peered,
        latest_start,
        latest_cum,
        latest_range,
        latest_ranged,
        latest_range_cum,
        latest_to_close,
        latest_plain,
        latest_clean,
        latest_code
    };
    wire [136:0] word_is_latest_word_2 = {
        expected_state,
        expected_age,
        expected_peer,
        expected_peered,
        expected_start,
        expected_cum,
        expected_range,
        expected_ranged,
        expected_range_cum,
        expected_to_close,
        expected_plain,
        expected_clean,
        expected_code
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
                expected_state <= next_state;
                expected_age <= next_age;
                expected_peer <= next_peer;
                expected_peered <= next_peered;
                expected_start <= next_start;
                expected_cum <= next_cum;
                expected_range <= next_range;
                expected_ranged <= next_ranged;
                expected_range_cum <= next_range_cum;
                expected_to_close <= next_to_close;
                expected_plain <= next_plain;
                expected_clean <= next_clean;
                expected_code <= next_code;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
