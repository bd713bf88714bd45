// 8 words of 15 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w15_d8_l3 (
    input  wire       clk,
    input  wire       rst,
    input  wire [2:0] addr,
    input  wire       enable,
    input  wire [6:0] next_first,
    input  wire [7:0] next_length,
    input  wire       write,
    output wire [6:0] word_first,
    output wire [7:0] word_length,
    output wire [2:0] at,
    output wire       valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg   [2:0] addr_3;
    reg         valid_3;
    reg  [14:0] memory_rdata;
    reg   [6:0] written_first;
    reg   [7:0] written_length;
    reg         wrote;
    reg         beside;
    reg   [6:0] fetched_first;
    reg   [7:0] fetched_length;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg   [6:0] latest_first;
    reg   [7:0] latest_length;
    (* no_rw_check *)
    reg  [14:0] memory [0:7];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_first, next_length};
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
        written_first <= next_first;
        written_length <= next_length;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_first <= two_apart_and_wrote ? written_first : memory_rdata[14:8];
        fetched_length <= two_apart_and_wrote ? written_length : memory_rdata[7:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_first <= beside_next_and_writes ? next_first : one_apart_next_and_wrote ? written_first : fetched_first;
        latest_length <= beside_next_and_writes ? next_length : one_apart_next_and_wrote ? written_length : fetched_length;
    end

    assign word_first = latest_first;
    assign word_length = latest_length;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg  [2:0] watched;
    reg        known;
    reg  [6:0] expected_first;
    reg  [7:0] expected_length;

    wire addr_3_eq_watched = addr_3 == watched;
    wire word_is_latest_match = {latest_first, latest_length} == {expected_first, expected_length};

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
                expected_first <= next_first;
                expected_length <= next_length;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
