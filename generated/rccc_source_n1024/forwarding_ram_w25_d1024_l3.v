// 1024 words of 25 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w25_d1024_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [9:0] addr,
    input  wire        enable,
    input  wire [23:0] next_total,
    input  wire        next_is_first,
    input  wire        write,
    output wire [23:0] word_total,
    output wire        word_is_first,
    output wire  [9:0] at,
    output wire        valid
);

    reg   [9:0] addr_1;
    reg         valid_1;
    reg   [9:0] addr_2;
    reg         valid_2;
    reg   [9:0] addr_3;
    reg         valid_3;
    reg  [24:0] memory_rdata;
    reg  [23:0] written_total;
    reg         written_is_first;
    reg         wrote;
    reg         beside;
    reg  [23:0] fetched_total;
    reg         fetched_is_first;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg  [23:0] latest_total;
    reg         latest_is_first;
    (* no_rw_check *)
    reg  [24:0] memory [0:1023];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_total, next_is_first};
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
        written_total <= next_total;
        written_is_first <= next_is_first;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_total <= two_apart_and_wrote ? written_total : memory_rdata[24:1];
        fetched_is_first <= two_apart_and_wrote ? written_is_first : memory_rdata[0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_total <= beside_next_and_writes ? next_total : one_apart_next_and_wrote ? written_total : fetched_total;
        latest_is_first <= beside_next_and_writes ? next_is_first : one_apart_next_and_wrote ? written_is_first : fetched_is_first;
    end

    assign word_total = latest_total;
    assign word_is_first = latest_is_first;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [9:0] watched;
    reg         known;
    reg  [23:0] expected_total;
    reg         expected_is_first;

    wire addr_3_eq_watched = addr_3 == watched;
    wire word_is_latest_match = {latest_total, latest_is_first} == {expected_total, expected_is_first};

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
                expected_total <= next_total;
                expected_is_first <= next_is_first;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
