// 8 words of 38 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w38_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire        next_is_frozen,
    input  wire  [4:0] next_explore,
    input  wire [31:0] next_thaw,
    input  wire        write,
    output wire        word_is_frozen,
    output wire  [4:0] word_explore,
    output wire [31:0] word_thaw,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg   [2:0] addr_3;
    reg         valid_3;
    reg  [37:0] memory_rdata;
    reg         written_is_frozen;
    reg   [4:0] written_explore;
    reg  [31:0] written_thaw;
    reg         wrote;
    reg         beside;
    reg         fetched_is_frozen;
    reg   [4:0] fetched_explore;
    reg  [31:0] fetched_thaw;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg         latest_is_frozen;
    reg   [4:0] latest_explore;
    reg  [31:0] latest_thaw;
    (* no_rw_check *)
    reg  [37:0] memory [0:7];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;
    wire latest_is_frozen_choice = one_apart_next_and_wrote ? written_is_frozen : fetched_is_frozen;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_is_frozen, next_explore, next_thaw};
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
        written_is_frozen <= next_is_frozen;
        written_explore <= next_explore;
        written_thaw <= next_thaw;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_is_frozen <= two_apart_and_wrote ? written_is_frozen : memory_rdata[37];
        fetched_explore <= two_apart_and_wrote ? written_explore : memory_rdata[36:32];
        fetched_thaw <= two_apart_and_wrote ? written_thaw : memory_rdata[31:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_is_frozen <= beside_next_and_writes ? next_is_frozen : latest_is_frozen_choice;
        latest_explore <= beside_next_and_writes ? next_explore : one_apart_next_and_wrote ? written_explore : fetched_explore;
        latest_thaw <= beside_next_and_writes ? next_thaw : one_apart_next_and_wrote ? written_thaw : fetched_thaw;
    end

    assign word_is_frozen = latest_is_frozen;
    assign word_explore = latest_explore;
    assign word_thaw = latest_thaw;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg         expected_is_frozen;
    reg   [4:0] expected_explore;
    reg  [31:0] expected_thaw;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [37:0] word_is_latest_word = {expected_is_frozen, expected_explore, expected_thaw};
    wire        word_is_latest_match = {latest_is_frozen, latest_explore, latest_thaw} == word_is_latest_word;

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
                expected_is_frozen <= next_is_frozen;
                expected_explore <= next_explore;
                expected_thaw <= next_thaw;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
