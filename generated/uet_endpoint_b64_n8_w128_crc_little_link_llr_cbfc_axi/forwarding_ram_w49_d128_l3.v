// 128 words of 49 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w49_d128_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [6:0] addr,
    input  wire        enable,
    input  wire        next_valid,
    input  wire [15:0] next_entropy,
    input  wire [31:0] next_sent_at,
    input  wire        write,
    output wire        word_valid,
    output wire [15:0] word_entropy,
    output wire [31:0] word_sent_at,
    output wire  [6:0] at,
    output wire        valid
);

    reg   [6:0] addr_1;
    reg         valid_1;
    reg   [6:0] addr_2;
    reg         valid_2;
    reg   [6:0] addr_3;
    reg         valid_3;
    reg  [48:0] memory_rdata;
    reg         written_valid;
    reg  [15:0] written_entropy;
    reg  [31:0] written_sent_at;
    reg         wrote;
    reg         beside;
    reg         fetched_valid;
    reg  [15:0] fetched_entropy;
    reg  [31:0] fetched_sent_at;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg         latest_valid;
    reg  [15:0] latest_entropy;
    reg  [31:0] latest_sent_at;
    (* no_rw_check *)
    reg  [48:0] memory [0:127];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_valid, next_entropy, next_sent_at};
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
        written_valid <= next_valid;
        written_entropy <= next_entropy;
        written_sent_at <= next_sent_at;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_valid <= two_apart_and_wrote ? written_valid : memory_rdata[48];
        fetched_entropy <= two_apart_and_wrote ? written_entropy : memory_rdata[47:32];
        fetched_sent_at <= two_apart_and_wrote ? written_sent_at : memory_rdata[31:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_valid <= beside_next_and_writes ? next_valid : one_apart_next_and_wrote ? written_valid : fetched_valid;
        latest_entropy <= beside_next_and_writes ? next_entropy : one_apart_next_and_wrote ? written_entropy : fetched_entropy;
        latest_sent_at <= beside_next_and_writes ? next_sent_at : one_apart_next_and_wrote ? written_sent_at : fetched_sent_at;
    end

    assign word_valid = latest_valid;
    assign word_entropy = latest_entropy;
    assign word_sent_at = latest_sent_at;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [6:0] watched;
    reg         known;
    reg         expected_valid;
    reg  [15:0] expected_entropy;
    reg  [31:0] expected_sent_at;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [48:0] word_is_latest_word = {expected_valid, expected_entropy, expected_sent_at};
    wire        word_is_latest_match = {latest_valid, latest_entropy, latest_sent_at} == word_is_latest_word;

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
                expected_valid <= next_valid;
                expected_entropy <= next_entropy;
                expected_sent_at <= next_sent_at;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
