// 8 words of 65 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w65_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [31:0] next_sent,
    input  wire [31:0] next_received,
    input  wire        next_busy,
    input  wire        write,
    output wire [31:0] word_sent,
    output wire [31:0] word_received,
    output wire        word_busy,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg   [2:0] addr_3;
    reg         valid_3;
    reg  [64:0] memory_rdata;
    reg  [31:0] written_sent;
    reg  [31:0] written_received;
    reg         written_busy;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_sent;
    reg  [31:0] fetched_received;
    reg         fetched_busy;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg  [31:0] latest_sent;
    reg  [31:0] latest_received;
    reg         latest_busy;
    (* no_rw_check *)
    reg  [64:0] memory [0:7];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_sent, next_received, next_busy};
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
        written_received <= next_received;
        written_busy <= next_busy;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_sent <= two_apart_and_wrote ? written_sent : memory_rdata[64:33];
        fetched_received <= two_apart_and_wrote ? written_received : memory_rdata[32:1];
        fetched_busy <= two_apart_and_wrote ? written_busy : memory_rdata[0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_sent <= beside_next_and_writes ? next_sent : one_apart_next_and_wrote ? written_sent : fetched_sent;
        latest_received <= beside_next_and_writes ? next_received : one_apart_next_and_wrote ? written_received : fetched_received;
        latest_busy <= beside_next_and_writes ? next_busy : one_apart_next_and_wrote ? written_busy : fetched_busy;
    end

    assign word_sent = latest_sent;
    assign word_received = latest_received;
    assign word_busy = latest_busy;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [31:0] expected_sent;
    reg  [31:0] expected_received;
    reg         expected_busy;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [64:0] word_is_latest_word = {expected_sent, expected_received, expected_busy};
    wire        word_is_latest_match = {latest_sent, latest_received, latest_busy} == word_is_latest_word;

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
                expected_received <= next_received;
                expected_busy <= next_busy;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
