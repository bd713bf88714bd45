// 8 words of 33 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w33_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire        next_went,
    input  wire [31:0] next_to,
    input  wire        write,
    output wire        word_went,
    output wire [31:0] word_to,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg   [2:0] addr_3;
    reg         valid_3;
    reg  [32:0] memory_rdata;
    reg         written_went;
    reg  [31:0] written_to;
    reg         wrote;
    reg         beside;
    reg         fetched_went;
    reg  [31:0] fetched_to;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg         latest_went;
    reg  [31:0] latest_to;
    (* no_rw_check *)
    reg  [32:0] memory [0:7];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_went, next_to};
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
        written_went <= next_went;
        written_to <= next_to;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_went <= two_apart_and_wrote ? written_went : memory_rdata[32];
        fetched_to <= two_apart_and_wrote ? written_to : memory_rdata[31:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_went <= beside_next_and_writes ? next_went : one_apart_next_and_wrote ? written_went : fetched_went;
        latest_to <= beside_next_and_writes ? next_to : one_apart_next_and_wrote ? written_to : fetched_to;
    end

    assign word_went = latest_went;
    assign word_to = latest_to;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg         expected_went;
    reg  [31:0] expected_to;

    wire addr_3_eq_watched = addr_3 == watched;
    wire word_is_latest_match = {latest_went, latest_to} == {expected_went, expected_to};

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
                expected_went <= next_went;
                expected_to <= next_to;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
