// 8 words of 37 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w37_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [31:0] next_sent,
    input  wire  [3:0] next_busy,
    input  wire        next_owes,
    input  wire        write,
    output wire [31:0] word_sent,
    output wire  [3:0] word_busy,
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
    reg  [36:0] memory_rdata;
    reg  [31:0] written_sent;
    reg   [3:0] written_busy;
    reg         written_owes;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_sent;
    reg   [3:0] fetched_busy;
    reg         fetched_owes;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg  [31:0] latest_sent;
    reg   [3:0] latest_busy;
    reg         latest_owes;
    (* no_rw_check *)
    reg  [36:0] memory [0:7];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_sent, next_busy, next_owes};
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
        written_busy <= next_busy;
        written_owes <= next_owes;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_sent <= two_apart_and_wrote ? written_sent : memory_rdata[36:5];
        fetched_busy <= two_apart_and_wrote ? written_busy : memory_rdata[4:1];
        fetched_owes <= two_apart_and_wrote ? written_owes : memory_rdata[0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_sent <= beside_next_and_writes ? next_sent : one_apart_next_and_wrote ? written_sent : fetched_sent;
        latest_busy <= beside_next_and_writes ? next_busy : one_apart_next_and_wrote ? written_busy : fetched_busy;
        latest_owes <= beside_next_and_writes ? next_owes : one_apart_next_and_wrote ? written_owes : fetched_owes;
    end

    assign word_sent = latest_sent;
    assign word_busy = latest_busy;
    assign word_owes = latest_owes;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [31:0] expected_sent;
    reg   [3:0] expected_busy;
    reg         expected_owes;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [36:0] word_is_latest_word = {expected_sent, expected_busy, expected_owes};
    wire        word_is_latest_match = {latest_sent, latest_busy, latest_owes} == word_is_latest_word;

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
                expected_busy <= next_busy;
                expected_owes <= next_owes;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
