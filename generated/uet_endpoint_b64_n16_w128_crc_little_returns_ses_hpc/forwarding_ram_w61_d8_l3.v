// 8 words of 61 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w61_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [31:0] next_sent,
    input  wire        next_waits,
    input  wire        next_first_is_lost,
    input  wire  [7:0] next_first,
    input  wire  [8:0] next_lost,
    input  wire  [8:0] next_out,
    input  wire        next_owes,
    input  wire        write,
    output wire [31:0] word_sent,
    output wire        word_waits,
    output wire        word_first_is_lost,
    output wire  [7:0] word_first,
    output wire  [8:0] word_lost,
    output wire  [8:0] word_out,
    output wire        word_owes,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg   [2:0] addr_3;
    reg         valid_3;
    reg  [60:0] memory_rdata;
    reg  [31:0] written_sent;
    reg         written_waits;
    reg         written_first_is_lost;
    reg   [7:0] written_first;
    reg   [8:0] written_lost;
    reg   [8:0] written_out;
    reg         written_owes;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_sent;
    reg         fetched_waits;
    reg         fetched_first_is_lost;
    reg   [7:0] fetched_first;
    reg   [8:0] fetched_lost;
    reg   [8:0] fetched_out;
    reg         fetched_owes;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg  [31:0] latest_sent;
    reg         latest_waits;
    reg         latest_first_is_lost;
    reg   [7:0] latest_first;
    reg   [8:0] latest_lost;
    reg   [8:0] latest_out;
    reg         latest_owes;
    (* no_rw_check *)
    reg  [60:0] memory [0:7];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;
    wire latest_first_is_lost_choice = one_apart_next_and_wrote ? written_first_is_lost : fetched_first_is_lost;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_sent, next_waits, next_first_is_lost, next_first, next_lost, next_out, next_owes};
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
        written_sent <= next_sent;
        written_waits <= next_waits;
        written_first_is_lost <= next_first_is_lost;
        written_first <= next_first;
        written_lost <= next_lost;
        written_out <= next_out;
        written_owes <= next_owes;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_sent <= two_apart_and_wrote ? written_sent : memory_rdata[60:29];
        fetched_waits <= two_apart_and_wrote ? written_waits : memory_rdata[28];
        fetched_first_is_lost <= two_apart_and_wrote ? written_first_is_lost : memory_rdata[27];
        fetched_first <= two_apart_and_wrote ? written_first : memory_rdata[26:19];
        fetched_lost <= two_apart_and_wrote ? written_lost : memory_rdata[18:10];
        fetched_out <= two_apart_and_wrote ? written_out : memory_rdata[9:1];
        fetched_owes <= two_apart_and_wrote ? written_owes : memory_rdata[0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_sent <= beside_next_and_writes ? next_sent : one_apart_next_and_wrote ? written_sent : fetched_sent;
        latest_waits <= beside_next_and_writes ? next_waits : one_apart_next_and_wrote ? written_waits : fetched_waits;
        latest_first_is_lost <= beside_next_and_writes ? next_first_is_lost : latest_first_is_lost_choice;
        latest_first <= beside_next_and_writes ? next_first : one_apart_next_and_wrote ? written_first : fetched_first;
        latest_lost <= beside_next_and_writes ? next_lost : one_apart_next_and_wrote ? written_lost : fetched_lost;
        latest_out <= beside_next_and_writes ? next_out : one_apart_next_and_wrote ? written_out : fetched_out;
        latest_owes <= beside_next_and_writes ? next_owes : one_apart_next_and_wrote ? written_owes : fetched_owes;
    end

    assign word_sent = latest_sent;
    assign word_waits = latest_waits;
    assign word_first_is_lost = latest_first_is_lost;
    assign word_first = latest_first;
    assign word_lost = latest_lost;
    assign word_out = latest_out;
    assign word_owes = latest_owes;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [31:0] expected_sent;
    reg         expected_waits;
    reg         expected_first_is_lost;
    reg   [7:0] expected_first;
    reg   [8:0] expected_lost;
    reg   [8:0] expected_out;
    reg         expected_owes;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [60:0] word_is_latest_word = {latest_sent, latest_waits, latest_first_is_lost, latest_first, latest_lost, latest_out, latest_owes};
    wire [60:0] word_is_latest_word_2 = {
        expected_sent,
        expected_waits,
        expected_first_is_lost,
        expected_first,
        expected_lost,
        expected_out,
        expected_owes
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
                expected_sent <= next_sent;
                expected_waits <= next_waits;
                expected_first_is_lost <= next_first_is_lost;
                expected_first <= next_first;
                expected_lost <= next_lost;
                expected_out <= next_out;
                expected_owes <= next_owes;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
